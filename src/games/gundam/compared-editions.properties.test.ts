// Tests that the comparison of editions is right for every random attack in Gundam, with one edition that is made up.
import { testComparing } from '../../../test/support/games/compared-plainly.ts'
import { unitFlow } from '../../../test/support/games/gundam/made-up-edition.ts'
import { bounds, effect, reporting, unitSetUp } from '../../../test/support/games/gundam/random-tables.ts'
import { GUNDAM_CLAUSES } from './clauses.ts'

testComparing({
  ...{ flow: unitFlow, setUp: unitSetUp },
  ...{ effect, reports: reporting, clauses: GUNDAM_CLAUSES, invariant: bounds },
})
