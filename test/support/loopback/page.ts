// Starts the playground's page with the trial bot behind it, and closes its tabs together.
import { createLog } from '../../../src/log.ts'
import { type Discord, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { servePage } from '../../../src/playground/site/serve.ts'
import { startBot, type TrialBot } from './bot.ts'
import { openTab, type Tab } from './tab.ts'

export type TrialPage = {
  readonly url: string
  readonly discord: Discord
  readonly bot: TrialBot
  open(persona: string): Promise<Tab>
  /** Opens a tab and a place in it. */
  openAt(persona: string, name: string): Promise<{ readonly tab: Tab; readonly place: string }>
  closeTabs(): void
  close(): Promise<void>
}

/**
 * Starts Discord, the bot and the page. The bot cannot be restarted here.
 * @param now the clock of the world
 */
export async function startPage(now: () => number = Date.now): Promise<TrialPage> {
  const discord = await startDiscord({ now })
  const bot = await startBot(discord)
  const restartBot = () => Promise.reject(new Error('The trial bot is not restarted'))
  const page = await servePage({
    discord,
    port: 18_484,
    language: 'en',
    log: createLog('silent'),
    restartBot,
  })
  if ('problem' in page) throw new Error(page.problem)
  const tabs: Tab[] = []
  const open: TrialPage['open'] = async persona => {
    const tab = await openTab(page.url, persona)
    tabs.push(tab)
    return tab
  }
  return {
    url: page.url,
    discord,
    bot,
    open,
    openAt: async (persona, name) => {
      const tab = await open(persona)
      const place = tab.place(name)
      await tab.act({ does: 'open', place })
      return { tab, place }
    },
    closeTabs: () => {
      for (const tab of tabs.splice(0)) tab.close()
    },
    close: async () => {
      await page.close()
      await bot.stop()
      await discord.close()
    },
  }
}
