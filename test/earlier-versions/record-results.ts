// Records what the presses of a version do, in a process that has shown none of their messages.
import { freshCopies, pressesOf, writePresses } from './recorded.ts'
import { pressesOn } from './recording-results.ts'

const [version = ''] = process.argv.slice(2)
const presses = pressesOf(version)
const copies = freshCopies(version)
const seen = await pressesOn(copies.sqlite, presses)
copies.remove()
writePresses(
  version,
  presses.map((press, index) => ({ ...press, seen: seen[index] ?? '' })),
)
