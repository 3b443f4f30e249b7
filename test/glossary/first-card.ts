// Prints which card and which rule a start finds first, in the copy of the program that it stands in.
import { readShipped } from '../../src/program-data.ts'

const { library, cards, cardGames, find } = readShipped()
const any = { language: 'en', game: null } as const
const kinds = cardGames.flatMap(game => game.kinds)
const [rhino] = library.find({ query: 'Rhino', ...any })
const [inAttack] = cards.cardsLike({ name: 'Rhino', language: 'en', kinds })
const [stunned] = find({ query: 'stunned', ...any })
const found = { rhino: rhino?.cards[0].code, inAttack: inAttack?.code, stunned: stunned?.entry.id }
console.log(JSON.stringify(found))
