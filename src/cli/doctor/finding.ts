// The result of one of the doctor's checks.

/** open: nothing is wrong, but the operator has something to do or to know. */
export type DoctorFinding = { readonly state: 'good' | 'bad' | 'open'; readonly text: string }

export const good = (text: string): DoctorFinding => ({ state: 'good', text })
export const bad = (text: string): DoctorFinding => ({ state: 'bad', text })
export const open = (text: string): DoctorFinding => ({ state: 'open', text })
