// Takes a strip of pictures of each plain attack on a phone: one of each prompt, and one of the end.
import { join } from 'node:path'
import sharp from 'sharp'
import {
  beginCase,
  openThread,
  PHONE,
  PLAIN_CASES,
  type PlainCase,
  playCase,
  READERS,
} from './end-to-end/playground/plain-cases.ts'
import type { Windows } from './support/loopback/browser-window.ts'

/** Pixels between two pictures. */
const GAP = 10

/**
 * Writes "CASE-LANGUAGE.png" for each case and language.
 * @param url the address of a running playground
 */
export async function takePhoneStrips(windows: Windows, url: string, folder: string): Promise<void> {
  for (const [language, persona] of Object.entries(READERS)) {
    for (const one of PLAIN_CASES) {
      const name = `${one.name}-${language}.png`
      const screens = await screensOf(windows, url, persona, one)
      const strip = sharp(screens, { join: { across: screens.length, shim: GAP, background: 'gray' } })
      await strip.png({ palette: true }).toFile(join(folder, name))
      console.log(`phone/${name}`)
    }
  }
}

async function screensOf(windows: Windows, url: string, persona: string, one: PlainCase): Promise<Buffer[]> {
  await beginCase(url, persona, one)
  const { page } = await windows.open(url, { ...PHONE, persona })
  await openThread(page)
  const screens: Buffer[] = []
  await playCase(page, one, async () => {
    await page.evaluate('document.fonts.ready')
    screens.push(await page.screenshot())
  })
  await windows.closeAll()
  return screens
}
