// The columns that are read, under the names that ../row-shapes.ts reads, and which walkthroughs are a person's.

const ofTable = (column: string): string =>
  `(SELECT ${column} FROM game_tables WHERE game_tables.id = walkthroughs.game_table)`

/** Who leads the table of a walkthrough. */
export const LEAD_OF = ofTable('lead')

/** The columns of the table walkthroughs, under the names that `headShape` reads. */
export const HEAD_COLUMNS = `
  id, game_table AS "table", number, rests_on AS "restsOn", is_tip AS "isTip", flow, language,
  ${ofTable('language')} AS "nextLanguage", ${ofTable('edition')} AS "nextEdition", guild, channel, thread, board, board_posted AS "boardPosted", is_private AS "isPrivate", ${LEAD_OF} AS starter, beginner, names, set_up AS "setUp", outcome, revision, closed, ending, created, touched`

/** The columns of what is offered to a person. */
export const OFFER_COLUMNS = 'game_table AS "table", player, at'

/** Whether somebody whose deletion is under way takes part in a walkthrough. */
const IS_BEING_FORGOTTEN = `
  EXISTS (SELECT 1 FROM forgetting AS gone WHERE beginner = gone."user" OR ${LEAD_OF} = gone."user"
    OR EXISTS (SELECT 1 FROM seats
      WHERE seats.game_table = walkthroughs.game_table AND seats."user" = gone."user")
    OR EXISTS (SELECT 1 FROM log WHERE log.walkthrough = walkthroughs.id AND log.by = gone."user"))`
const IS_UNLISTED = `(listed IS NULL OR ${IS_BEING_FORGOTTEN})`

const HAS_ENDED =
  'EXISTS (SELECT 1 FROM game_tables WHERE game_tables.id = walkthroughs.game_table AND ended IS NOT NULL)'

/** Of long columns only what a list needs. */
export const LISTING_COLUMNS = `
  id, game_table AS "table", number, rests_on AS "restsOn", rests_at AS "restsAt", is_tip AS "isTip", flow, guild, channel,
  thread, is_private AS "isPrivate", ${LEAD_OF} AS starter, beginner, revision, closed, ending, touched, ${HAS_ENDED} AS "hasEnded",
  CASE WHEN NOT ${IS_UNLISTED} THEN listed END AS listed, CASE WHEN ${IS_UNLISTED} THEN names END AS names,
  CASE WHEN ${IS_UNLISTED} THEN set_up END AS "setUp"`

/** Selects the persons whose deletion is under way. */
export const FORGOTTEN = 'SELECT "user" FROM forgetting'

/** The walkthroughs of a person in the log; the rows of each of them are skipped, since there may be many. */
const LOGGED = (user: string) => `
  SELECT id FROM (
    WITH RECURSIVE logged (id) AS (
      SELECT (SELECT walkthrough FROM log WHERE by = ${user} ORDER BY walkthrough LIMIT 1)
      UNION ALL
      SELECT (SELECT walkthrough FROM log WHERE by = ${user} AND walkthrough > logged.id ORDER BY walkthrough LIMIT 1)
      FROM logged WHERE id IS NOT NULL)
    SELECT id FROM logged WHERE id IS NOT NULL) AS found`

/**
 * Selects the walkthroughs in which a person stands: those begun or answered in, and the tip of each table where the person
 * leads or sits. @param user the place of the person in the statement
 */
export const ofUser = (user: string): string => `
  SELECT id FROM walkthroughs WHERE beginner = ${user}
  UNION SELECT id FROM walkthroughs WHERE is_tip AND game_table IN (
    SELECT id FROM game_tables WHERE lead = ${user} UNION SELECT game_table FROM seats WHERE "user" = ${user})
  UNION ${LOGGED(user)}`

/** Selects the tables of a person. @param user the place of the person in the statement */
export const tablesOfUser = (user: string): string =>
  `SELECT game_table FROM walkthroughs WHERE id IN (${ofUser(user)})`
