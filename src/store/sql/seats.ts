// Adds seats to a table.
import type { Seat } from '../seats.ts'
import type { Dialect } from './driver.ts'

/**
 * Adds seats behind all others of a table, for players who have no seat yet; those of persons whose deletion is under way as
 * open ones. @param table the slot of the table @param list the slot of the seats
 */
export const joinSeats = (sql: Dialect, table: string, list: string): string => `
  INSERT INTO seats (game_table, position, player, "user", name)
  SELECT CAST(${table} AS TEXT),
    (SELECT count(*) FROM seats WHERE game_table = ${table}) + row_number() OVER (ORDER BY given.number) - 1, player,
    CASE WHEN forgetting.at IS NULL THEN given."user" END, CASE WHEN forgetting.at IS NULL THEN name END
  FROM ${sql.rowsOf(list, { player: 'text', user: 'text', name: 'text' })}
    LEFT JOIN forgetting ON forgetting."user" = given."user"
  WHERE player NOT IN (SELECT player FROM seats WHERE game_table = ${table})`

export const seatRecord = ({ player, user, name }: Seat) => ({ player, user, name })
