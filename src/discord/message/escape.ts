// Names that somebody typed, made harmless: as plain text for labels, and without any markdown for messages.

/** What may reorder, hide or break a line: control characters, bidi marks, separators. Joiners are left for emoji. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** One line of text without control and bidi characters, for labels and files; never empty. */
export function plain(text: string): string {
  return text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim() || '?'
}

/** The text as Discord shows it and nothing more: no formatting, no mention, no link, no heading or list. */
export function escaped(text: string): string {
  return plain(text)
    .replace(/[\\`*_~|<>[\]@]/g, '\\$&')
    .replaceAll('://', ':\\//')
    .replace(/^[#+-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}
