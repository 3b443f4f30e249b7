// The result of one of the doctor's checks.

/** open: nothing is wrong, but the operator has something to do or to know. */
export type Finding = { readonly state: 'good' | 'bad' | 'open'; readonly text: string }

export const good = (text: string): Finding => ({ state: 'good', text })
export const bad = (text: string): Finding => ({ state: 'bad', text })
export const open = (text: string): Finding => ({ state: 'open', text })
