// Reads boost cards from one line of text: icons, with a star for an ability, or names.
import type { BoostGiven } from '../../../../walkthroughs/set-up/marvel-champions/boost.ts'

const ICONS = /^(\d{1,2})\s*([*★]?)$/

/** Reads "2", "1 3*" or "2, Assault" into one entry for each card, in the order in which the cards are flipped. */
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
