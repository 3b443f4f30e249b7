// Takes pictures of the playground's page into docs/screenshots, with the whole program and a real browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { takeMovingPictures } from './moving-pictures/take-moving-pictures.ts'
import { takePhoneStrips } from './phone-strips.ts'
import { startBrowser, type Windows, type WindowWanted } from './support/loopback/browser-window.ts'

/** A picture: a scene that a link opens, and what is pressed before the picture is taken. */
type Subject = {
  readonly name: string
  readonly scene: string
  readonly persona: string
  readonly prepare?: (page: Page) => Promise<void>
}

const SUBJECTS: readonly Subject[] = [
  { name: 'rule-en', scene: 'rule-en', persona: 'Ana', prepare: toTop },
  { name: 'rule-de', scene: 'rule', persona: 'Ben', prepare: toTop },
  { name: 'typing-en', scene: 'rule-en', persona: 'Ana', prepare: type },
  { name: 'attack-en', scene: 'table-en', persona: 'Ana' },
  { name: 'attack-de', scene: 'table', persona: 'Ben' },
]

const SIZES: readonly (WindowWanted & { readonly size: string })[] = [
  { size: 'desktop', width: 1280, height: 800, density: 1 },
  { size: 'phone', width: 390, height: 844, density: 2 },
]

const SCHEMES = ['light', 'dark'] as const

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/screenshots')
/** A port of its own, so that pictures can be taken beside a running playground. */
const PORT = '18784'

const phoneFolder = join(folder, 'phone')
mkdirSync(phoneFolder, { recursive: true })
const program = await startProgram()
const browser = await startBrowser()
for (const subject of SUBJECTS) {
  for (const scheme of SCHEMES) {
    for (const { size, ...window } of SIZES)
      await take(browser, subject, { ...window, scheme }, `${subject.name}-${size}-${scheme}`)
  }
}
await takePhoneStrips(browser, program.url, phoneFolder)
await takeMovingPictures(browser, program.url, folder)
await browser.close()
await program.stop()

/** Starts the playground. */
async function startProgram(): Promise<{ readonly url: string; readonly stop: () => Promise<unknown> }> {
  const environment = { ...process.env, DISCORD_TOKEN: '', PLAYGROUND_PORT: PORT }
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const url = /http:\/\/[^\s/:]+:\d+\//.exec(text)?.[0]
      if (url) resolve(url)
    })
    child.once('close', code => reject(new Error(`The playground ended with ${code}`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url: await address, stop }
}

async function take(windows: Windows, subject: Subject, window: WindowWanted, name: string): Promise<void> {
  const { scene, persona, prepare } = subject
  const { page } = await windows.open(`${program.url}?scene=${scene}`, { ...window, persona })
  await page.getByRole('article').first().waitFor()
  await prepare?.(page)
  await page.evaluate('document.fonts.ready')
  await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`))
  await windows.closeAll()
  console.log(`${name}.png`)
}

/** Scrolls to the beginning of the last answer, as the page does when a reader asks. */
async function toTop(page: Page): Promise<void> {
  await page.evaluate("document.querySelector('.message-row:last-child').scrollIntoView()")
}

async function type(page: Page): Promise<void> {
  await page.locator('#composer').fill('/rule ')
  await page.keyboard.type('def')
  await page
    .getByRole('option', { name: /Defend/ })
    .first()
    .waitFor()
}
