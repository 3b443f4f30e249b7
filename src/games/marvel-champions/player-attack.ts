// The player attack.
export type PlayerRow = 'choose'
