// Writes facts briefly: absent, false and empty values are left out.

/** Names and values, one after the other. */
export const facts = (about: object): string =>
  Object.entries(about)
    .filter(([, one]) => says(one))
    .map(([name, one]) => (one === true ? name : `${name} ${value(one)}`))
    .join(', ')

export function value(one: unknown): string {
  if (Array.isArray(one)) return `[${one.map(value).join(', ')}]`
  if (typeof one === 'object' && one !== null) return `{${facts(one)}}`
  return String(one)
}

function says(one: unknown): boolean {
  if (one === null || one === undefined || one === false || one === '') return false
  return typeof one !== 'object' || Object.keys(one).length > 0
}
