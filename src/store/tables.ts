// Lists the tables and columns, which are the same in every database, for moving data between them.

/** Ordered so that each table refers only to tables before it. */
export const TABLES = {
  game_tables: ['id', 'lead', 'last_number', 'language', 'edition', 'ended'],
  walkthroughs: [
    'id',
    'flow',
    'language',
    'guild',
    'channel',
    'thread',
    'board',
    'board_posted',
    'is_private',
    'beginner',
    'names',
    'set_up',
    'revision',
    'closed',
    'created',
    'touched',
    'outcome',
    'ending',
    'listed',
    'game_table',
    'number',
    'rests_on',
    'rests_at',
    'is_tip',
  ],
  seats: ['game_table', 'position', 'player', 'user', 'name'],
  log: ['walkthrough', 'number', 'by', 'at', 'answer', 'takes_back'],
  offers: ['game_table', 'player', 'user', 'at'],
  claims: ['id', 'walkthrough', 'at'],
  user_settings: ['user', 'language', 'is_private', 'editions'],
  guild_settings: ['guild', 'language', 'game', 'is_private', 'starters', 'editions'],
  forgetting: ['user', 'at'],
  told: ['guild', 'what', 'teller'],
  left_guilds: ['guild', 'at'],
  start_days: ['day', 'key'],
  starts: ['day', 'who', 'number'],
} as const

export type TableName = keyof typeof TABLES

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[]

/** A row's values in the order of the columns; true and false are 1 and 0. */
export type Values = readonly (string | number | null)[]

/** The number of rows moved at a time. */
export const ROWS_AT_A_TIME = 500

/** The columns of a table in SQL, in their order. */
export const columnsOf = (table: TableName): string => TABLES[table].map(column => `"${column}"`).join(', ')

/** Everything that a database holds, as it stood at one moment. */
export type Contents = {
  readonly count: (table: TableName) => Promise<number>
  readonly rows: (table: TableName) => AsyncIterable<readonly Values[]>
}

/** A database during the fill; other connections see nothing of it before all rows are there. */
export type Filling = {
  readonly count: (table: TableName) => Promise<number>
  readonly insert: (table: TableName, rows: readonly Values[]) => Promise<void>
}

/** The database that a move reads, and leaves as it is. Every method may throw a StoreFault. */
export type Source = {
  readonly read: <T>(work: (contents: Contents) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** The database that a move fills. Every method may throw a StoreFault. */
export type Destination = {
  /** Runs the work in one transaction: if the work throws, nothing of it is kept. */
  readonly fill: <T>(work: (filling: Filling) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}
