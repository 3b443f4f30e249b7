// Makes typed names harmless: as plain text for labels, and without markdown for messages.

/** Characters that reorder, hide or break a line: control characters, bidi marks, separators. Emoji need joiners. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** One line of text without control and bidi characters, for labels and files; never empty. */
export function plain(text: string): string {
  return text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim() || '?'
}

/** The text with every character shown as typed: Discord formats nothing, mentions no user, and links no address. */
export function escaped(text: string): string {
  return plain(text)
    .replace(/[\\`*_~|<>[\]@]/g, '\\$&')
    .replaceAll('://', ':\\//')
    .replace(/^[#+-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}
