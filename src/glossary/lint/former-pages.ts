// Checks that the buttons of version 1.0.0 still lead somewhere: the clauses with which its pages began exist.
import type { FormerPages } from '../former-pages.ts'
import type { Glossary } from '../glossary.ts'

/** What is wrong with the pages of version 1.0.0; empty if each has a successor. */
export const formerFaults = ({ homeOf }: Pick<Glossary, 'homeOf'>, former: FormerPages): string[] =>
  Object.entries(former).flatMap(([code, began]) =>
    began.flatMap((clause, page) =>
      homeOf.has(clause)
        ? []
        : `page ${page + 1} of ${code} began with ${clause}: there is no such clause any more`,
    ),
  )
