// Reads the boost cards out of one line: icons, with a star for an ability, or names.
import type { BoostGiven } from '../../../../walkthroughs/set-up/marvel-champions/boost.ts'

const ICONS = /^(\d{1,2})\s*([*★]?)$/

/** "2", "1 3*", "2, Assault": one for each card, in the order in which they are flipped. */
export function readBoosts(text: string | undefined): BoostGiven[] | undefined {
  if (text === undefined) return undefined
  const parts = text
    .split(/[,;]/)
    .map(part => part.trim())
    .filter(Boolean)
    .flatMap(part => (/^[\d\s*★]+$/.test(part) ? part.split(/\s+(?![*★])/) : [part]))
  return parts.map(boostOf)
}

function boostOf(part: string): BoostGiven {
  const [, icons, star] = ICONS.exec(part) ?? []
  return icons === undefined ? { name: part } : { icons: Number(icons), star: star !== '' || undefined }
}
