// For tests and benchmarks alone: the faces of the flows that the program plays.
import { playedGames } from '../../../played-games.ts'

export const FACES = playedGames().faces
