// Gives tests the shipped rules and their search, read and indexed once for all tests of a process.
import { join } from 'node:path'
import { buildFinder } from '../../src/glossary/find.ts'
import { loadGlossary } from '../../src/glossary/load.ts'
import { shippedLibrary } from './card-games.ts'

export const shippedGlossary = loadGlossary(join(import.meta.dirname, '../../data'))

/** Finds rules as the bot does, which knows the names of the cards. */
export const findShipped = buildFinder(shippedGlossary, shippedLibrary().namesOf)
