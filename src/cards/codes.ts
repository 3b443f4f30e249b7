// Reads the numbers of cards, however people write them.

/**
 * The codes that a number as people type it may mean, likeliest first: gd01 001, GD01-1 and gd01001 lack signs, 01001 has two
 * sides.
 */
export function codesTyped(text: string): readonly string[] {
  const typed = text.trim().replace(/^#/, '').toLowerCase()
  const [, letters, pack = '', number = ''] =
    /^([a-z]{1,4})(\d{1,2})?(?:[-–./ ]{1,3}|(?=\d{3}$))(\d{1,3})$/.exec(typed) ?? []
  const set = pack === '' ? '' : pack.padStart(2, '0')
  return letters ? [typed, `${letters}${set}-${number.padStart(3, '0')}`] : [typed, ...sidesOf(typed)]
}

/** 1001a is 01001a: a number of Marvel Champions has five digits. */
function sidesOf(typed: string): readonly string[] {
  const [, number = '', side = ''] = /^(\d{4,5})\s?([a-d]?)$/.exec(typed) ?? []
  const code = number.padStart(5, '0')
  return number ? [`${code}${side}`, `${code}a`] : []
}
