// npm run compile: works out all that a first start would keep, where the bot itself may not write.
import '../../commands/index.ts'
import '../discord/bot.ts'
import { indexAll, readShipped } from '../program-data.ts'
import '../store/open.ts'

indexAll(readShipped())
