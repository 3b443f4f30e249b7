// Takes a strip of pictures of each plain attack on a phone: one of each prompt, and one of the end.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  beginCase,
  openThread,
  PHONE,
  PLAIN_CASES,
  type PlainCase,
  playCase,
  READERS,
} from './end-to-end/playground/plain-cases.ts'
import type { Windows } from './loopback/browser-window.ts'
import { palettePng } from './png/palette-png.ts'
import { type Picture, sideBySide } from './png/picture.ts'
import { readPng } from './png/read-png.ts'

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
      const strip = sideBySide(await screensOf(windows, url, persona, one), GAP)
      writeFileSync(join(folder, name), palettePng(strip))
      console.log(`phone/${name}`)
    }
  }
}

async function screensOf(
  windows: Windows,
  url: string,
  persona: string,
  one: PlainCase,
): Promise<readonly Picture[]> {
  await beginCase(url, persona, one)
  const { page } = await windows.open(url, { ...PHONE, persona })
  await openThread(page)
  const screens: Picture[] = []
  await playCase(page, one, async () => {
    await page.evaluate('document.fonts.ready')
    screens.push(readPng(await page.screenshot()))
  })
  await windows.closeAll()
  return screens
}
