// Checks that imports go one way only, and that one part alone imports each library.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Each part of the program, with the other parts that it may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/kept.ts': [],
  'src/language.ts': [],
  'src/node-24.js': [],
  'src/config.ts': ['src/language.ts', 'src/shards.ts', 'src/words'],
  'src/log.ts': [],
  'src/store-faults.ts': ['src/words', 'src/log.ts', 'src/store'],
  'src/metrics.ts': ['src/discord', 'src/store'],
  'src/health.ts': ['src/log.ts', 'src/metrics.ts', 'src/store'],
  'src/ending.ts': ['src/log.ts'],
  'src/shards.ts': [],
  'src/sweep.ts': ['src/log.ts', 'src/store'],
  'src/engine': [],
  'src/games': ['src/engine', 'src/kept.ts'],
  'src/search': ['src/kept.ts', 'src/language.ts'],
  'src/glossary': ['src/search', 'src/kept.ts', 'src/language.ts'],
  'src/words': ['src/engine', 'src/games', 'src/kept.ts', 'src/language.ts', 'locales'],
  'src/cards': ['src/games', 'src/search', 'src/words', 'src/kept.ts', 'src/language.ts'],
  'src/store': ['src/engine', 'src/language.ts'],
  'src/walkthroughs': ['src/store', 'src/cards', 'src/engine', 'src/games', 'src/kept.ts', 'src/language.ts'],
  'src/discord': [
    'src/cards',
    'src/engine',
    'src/games',
    'src/glossary',
    'src/words',
    'src/kept.ts',
    'src/language.ts',
    'src/log.ts',
    'src/search',
    'src/shards.ts',
    'src/store',
    'src/walkthroughs',
  ],
  commands: [
    'package.json',
    'src/cards',
    'src/discord',
    'src/games',
    'src/glossary',
    'src/words',
    'src/language.ts',
    'src/search',
    'src/store',
    'src/walkthroughs',
  ],
  'src/playground/browser': ['src/loopback', 'src/playground', 'locales'],
  'src/playground': ['package.json', 'src/words', 'src/language.ts', 'src/log.ts', 'src/loopback'],
  'src/loopback': [],
  'src/program-data.ts': ['src/cards', 'src/glossary', 'src/language.ts', 'src/played-games.ts'],
  'src/played-games.ts': ['src/cards', 'src/discord', 'src/games'],
  'src/cli': [
    'commands',
    'src/cards',
    'src/config.ts',
    'src/discord',
    'src/engine',
    'src/games',
    'src/glossary',
    'src/words',
    'src/language.ts',
    'src/log.ts',
    'src/node-24.js',
    'src/played-games.ts',
    'src/loopback',
    'src/playground',
    'src/search',
    'src/program-data.ts',
    'src/store',
    'src/store-faults.ts',
    'src/walkthroughs',
  ],
  'src/main.ts': [
    'commands',
    'package.json',
    'src/cards',
    'src/cli',
    'src/config.ts',
    'src/discord',
    'src/ending.ts',
    'src/glossary',
    'src/health.ts',
    'src/words',
    'src/log.ts',
    'src/metrics.ts',
    'src/node-24.js',
    'src/program-data.ts',
    'src/store',
    'src/store-faults.ts',
    'src/sweep.ts',
    'src/walkthroughs',
  ],
}

/** The rooms of a folder, with the other rooms of it that each may import; a dot stands for the folder's own files. */
const ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'src/discord': {
    '.': ['gateway', 'interaction', 'request'],
    // A rule leads to the cards and the attack that it names, and these lead back to their rules.
    attack: ['definition', 'interaction', 'message', 'request', 'rule'],
    card: ['attack', 'interaction', 'message', 'rule'],
    definition: [],
    gateway: ['interaction', 'request'],
    interaction: ['message', 'request'],
    message: ['request'],
    request: [],
    rule: ['attack', 'card', 'interaction', 'message'],
    settings: ['attack', 'interaction', 'message', 'request'],
  },
  'src/discord/attack': {
    face: ['story'],
    faces: ['face', 'forms'],
    forms: ['face'],
    // A story is drawn with the board's words, and the newest of it stands on the board.
    board: ['face', 'forms', 'story'],
    story: ['board', 'face'],
    play: ['board', 'face', 'forms', 'story'],
  },
  // The files of a game say what there is (clauses, editions, events, questions, table), and put its flows together.
  'src/games/marvel-champions': {
    '.': ['enemy-attack', 'enemy-scheme', 'thwart', 'player-attack', 'changes', 'rules', 'vocabulary'],
    vocabulary: [],
    rules: ['.', 'vocabulary'],
    effects: ['.', 'rules', 'vocabulary'],
    'enemy-attack': ['.', 'effects', 'rules', 'vocabulary'],
    'enemy-scheme': ['.', 'effects', 'rules', 'vocabulary'],
    thwart: ['.', 'effects', 'rules', 'vocabulary'],
    changes: ['.', 'effects', 'rules'],
    'player-attack': ['.', 'effects', 'rules', 'vocabulary'],
  },
  'src/games/gundam': {
    '.': ['changes', 'effect-battle', 'rules', 'unit-attack', 'vocabulary'],
    vocabulary: [],
    rules: ['.', 'vocabulary'],
    effects: ['.', 'rules', 'vocabulary'],
    // An attack of a Unit may have a battle by an effect within it, which is fought as in such an attack.
    'effect-battle': ['.', 'rules', 'unit-attack', 'vocabulary'],
    'unit-attack': ['.', 'effect-battle', 'effects', 'rules', 'vocabulary'],
    changes: ['.', 'effects', 'rules', 'unit-attack'],
  },
}

/** Libraries, with the parts that may import them. */
const ONE_WAY_IN: Readonly<Record<string, readonly string[]>> = {
  'fuse.js': ['src/search'],
  '@orama/stemmers/german': ['src/search'],
  'wink-porter2-stemmer': ['src/search'],
  i18next: ['src/words'],
  'js-yaml': ['src/glossary'],
  'discord.js': ['src/discord'],
  '@discordjs/ws': ['src/discord'],
  'node:sqlite': ['src/store'],
  pg: ['src/store'],
  dotenv: ['src/main.ts', 'src/cli'],
  pino: ['src/log.ts'],
  'prom-client': ['src/metrics.ts'],
  hono: ['src/loopback', 'src/playground'],
  '@hono/node-server': ['src/loopback', 'src/playground'],
  ws: ['src/loopback', 'src/playground'],
  'discord-api-spec': ['src/loopback'],
  preact: ['src/playground/browser'],
  htm: ['src/playground/browser'],
  'playwright-core': [],
}

type Import = { readonly from: string; readonly target: string }

function imports(): Import[] {
  return filesIn(['src', 'commands'])
    .filter(file => !/\.test\./.test(file))
    .flatMap(from => targetsOf(from).map(target => ({ from, target })))
}

const filesIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
    )
    .filter(file => /\.(ts|js)$/.test(file))

function targetsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  const found = code.matchAll(/(?:from|import\()\s*'([^']+)'|^import '([^']+)'/gm)
  return [...found]
    .map(match => match[1] ?? match[2] ?? '')
    .map(target => (target.startsWith('.') ? resolve(file, target) : target))
}

const resolve = (file: string, target: string): string =>
  relative(root, normalize(join(root, dirname(file), target)))

/** Says whether a file imports another only for its types, which are removed before it runs. */
function isTypeImport(file: string, target: string): boolean {
  const lines = readFileSync(join(root, file), 'utf8').matchAll(/^import (type )?[^']*'(\.[^']+)'/gm)
  return [...lines]
    .filter(line => resolve(file, line[2] ?? '') === target)
    .every(line => line[1] !== undefined)
}

/** Where files import themselves through others: at least one way round of each circle. */
function circlesIn(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const seen = new Set<string>()
  const follow = (file: string, way: readonly string[]): string[][] => {
    if (way.includes(file)) return [way.slice(way.indexOf(file))]
    if (seen.has(file)) return []
    seen.add(file)
    return (importsOf.get(file) ?? []).flatMap(target => follow(target, [...way, file]))
  }
  return [...importsOf.keys()].flatMap(file => follow(file, []))
}

const partOf = (file: string): string | undefined =>
  Object.keys(MAY_IMPORT).find(part => file === part || file.startsWith(`${part}/`))

/** Matches the sources of single games and the list of the played games. */
const KNOWS_A_GAME =
  /^src\/(games|cards|walkthroughs\/set-up|discord\/attack\/faces)\/(marvel-champions|gundam)\/|^src\/(played-games|cli\/terminals)\.ts$/
/** Files that name games without playing them: the schema of the rules, labelled queries, stored settings of 1.0.0. */
const ABOUT_RULES = ['src/glossary/schema.ts', 'src/store/sql/versions.ts', 'test/glossary/relevance.ts']

/** Finds the names of games in code, not in comments. */
const gamesNamed = (code: string): string[] =>
  [
    ...code
      .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
      .matchAll(/['"`/](marvel-champions|gundam)\b|isGundam|isMarvel/gi),
  ].map(([name]) => name)

describe('the architecture', () => {
  const all = imports()

  it('is seen by this test at all', () => {
    expect(all.length).toBeGreaterThan(100)
  })

  it('has a place for every file', () => {
    expect(all.filter(({ from }) => !partOf(from)).map(({ from }) => from)).toEqual([])
  })

  it('imports only in the allowed direction', () => {
    const wrong = all.filter(({ from, target }) => {
      const part = partOf(from) ?? ''
      const isOurs = existsSync(join(root, target))
      return (
        isOurs &&
        ![part, ...(MAY_IMPORT[part] ?? [])].some(
          allowed => target === allowed || target.startsWith(`${allowed}/`),
        )
      )
    })
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(ROOMS))(
    'lets the rooms of %s import only in the allowed direction',
    (folder, rooms) => {
      const roomOf = (file: string) => {
        const inside = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : null
        return inside === null ? null : inside.includes('/') ? inside.slice(0, inside.indexOf('/')) : '.'
      }
      const ways = all
        .map(({ from, target }) => ({ from, target, room: roomOf(from), into: roomOf(target) }))
        .filter(({ room, into }) => room !== null && into !== null && room !== into)
      const isAllowed = (room: string | null, into: string | null) => rooms[room ?? '']?.includes(into ?? '')
      expect(ways.filter(({ room, into }) => !isAllowed(room, into))).toEqual([])
      const unused = Object.entries(rooms).flatMap(([room, intos]) =>
        intos
          .filter(into => !ways.some(way => way.room === room && way.into === into))
          .map(into => [room, into]),
      )
      expect(unused).toEqual([])
    },
  )

  it('has no file that imports itself through others, be it for types alone', () => {
    const files = filesIn(['src', 'commands', 'bench', 'test'])
    const importsOf = new Map(files.map(file => [file, targetsOf(file)]))
    expect(circlesIn(importsOf)).toEqual([])
    // types.ts imports game.ts for its types alone.
    const back = new Map(importsOf).set('src/engine/game.ts', ['src/engine/types.ts'])
    expect(circlesIn(back).flat()).toContain('src/engine/types.ts')
  })

  it('sees a circle of imports where there is one', () => {
    const ways = (...imports: [string, string[]][]) => circlesIn(new Map(imports))
    expect(ways(['a', ['b', 'c']], ['b', ['d']], ['c', ['d']], ['d', []])).toEqual([])
    expect(ways(['a', ['b']], ['b', ['c']], ['c', ['d', 'b']], ['d', []])).toEqual([['b', 'c']])
    expect(ways(['a', ['a']])).toEqual([['a']])
  })

  it('asks which game it is nowhere but in what belongs to that game', () => {
    const files = [...new Set(all.map(({ from }) => from))].filter(
      file => !KNOWS_A_GAME.test(file) && !ABOUT_RULES.includes(file),
    )
    expect(files.filter(file => gamesNamed(readFileSync(join(root, file), 'utf8')).length > 0)).toEqual([])
    expect(gamesNamed("if (flow.id.startsWith('gundam/')) // marvel")).toEqual(["'gundam"])
    expect(gamesNamed("import { a } from '../games/marvel-champions/pieces.ts'")).toHaveLength(1)
  })

  it('has one way in for each library', () => {
    const libraryOf = (target: string) =>
      Object.keys(ONE_WAY_IN).find(name => target === name || target.startsWith(`${name}/`))
    const wrong = all.filter(({ from, target }) => {
      const library = libraryOf(target)
      return library && !ONE_WAY_IN[library]?.includes(partOf(from) ?? '')
    })
    expect(wrong).toEqual([])
  })

  it('gives the browser nothing of ours but its own files: all else that these import is types', () => {
    const folder = 'src/playground/browser'
    const wrong = all
      .filter(({ from }) => from.startsWith(`${folder}/`))
      .filter(({ target }) => existsSync(join(root, target)) && !target.startsWith(`${folder}/`))
      .filter(({ from, target }) => !isTypeImport(from, target))
    expect(wrong).toEqual([])
  })

  it('loads the playground only where there is no token', () => {
    const static_ = readFileSync(join(root, 'src/main.ts'), 'utf8').match(
      /^import .*(cli|loopback|playground).*$/gm,
    )
    expect(static_).toBeNull()
  })
})
