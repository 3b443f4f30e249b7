// Shows a text so that it can be copied whole.

/** Not seen, and left out of whatever is typed or pasted into the bot (`plain`, `cleaned`). */
const BETWEEN = '\u200B'

/** A block of code: Discord formats nothing in it and mentions nobody. Backticks are kept apart, so that none ends it. */
export const codeBlock = (text: string): string =>
  `\`\`\`\n${text.replace(/`(?=`)/g, `\`${BETWEEN}`)}\n\`\`\``
