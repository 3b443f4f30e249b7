// What a bot has logged as an error, on a machine that may be busy.
import type { BotProcess } from './bot-process.ts'

/** The errors that a bot has logged, without late answers of the store or of Discord, which a busy machine causes. */
export const errorsIn = (bot: Pick<BotProcess, 'log'>): Record<string, unknown>[] =>
  bot
    .log()
    .filter(({ level }) => level === 'fatal' || level === 'error')
    .filter(line => !isLate(line))

/** Recognises the log lines of late answers, whether written at once or after the person was told. */
const isLate = ({ store, msg, err }: Record<string, unknown>): boolean =>
  store === 'busy' ||
  msg === 'Discord does not answer' ||
  JSON.stringify(err ?? '').includes('the store is busy')
