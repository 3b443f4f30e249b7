// Records a window of a phone as a moving picture: one frame for each thing that changes, and how long it stays.
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'

/** Milliseconds that a finger is seen before its press counts. */
const TAP = 500
/** Pixels of the page from the middle of a fingertip to its edge. */
const FINGERTIP = 18

export type Film = {
  /** Shows the window as it is now. */
  hold(milliseconds: number): Promise<void>
  /** Shows a fingertip on a control, then presses it. */
  tap(control: Locator): Promise<void>
  /** Keeps the window as it is now for whoever wants no movement. */
  keepStill(): Promise<void>
  /**
   * Writes the moving picture as an animated WebP without loss, and the still one as a PNG.
   * @throws Error when no still one was kept
   */
  write(moving: string, still: string): Promise<void>
}

/** @param density how many pixels of the picture a pixel of the page has */
export function startFilm(page: Page, density: number): Film {
  const frames: Buffer[] = []
  const delay: number[] = []
  let still: Buffer | null = null
  const add = (frame: Buffer, milliseconds: number) => {
    frames.push(frame)
    delay.push(milliseconds)
  }
  return {
    hold: async milliseconds => add(await page.screenshot(), milliseconds),
    tap: async control => {
      const box = await control.boundingBox()
      if (!box) throw new Error('What is to be pressed is not in sight')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      add(await withFingertip(await page.screenshot(), x * density, y * density, FINGERTIP * density), TAP)
      await control.click()
    },
    keepStill: async () => {
      still = await page.screenshot()
    },
    write: async (movingPath, stillPath) => {
      if (!still) throw new Error('No still picture was kept')
      await sharp(still).png({ palette: true }).toFile(stillPath)
      await sharp(frames, { join: { animated: true } })
        .webp({ lossless: true, effort: 6, minSize: true, delay, loop: 0 })
        .toFile(movingPath)
    },
  }
}

function withFingertip(picture: Buffer, x: number, y: number, radius: number): Promise<Buffer> {
  const size = radius * 2
  const circle = `<circle cx="${radius}" cy="${radius}" r="${radius - 2}" fill="#808080" fill-opacity="0.5" stroke="#fff" stroke-width="2"/>`
  const fingertip = Buffer.from(`<svg width="${size}" height="${size}">${circle}</svg>`)
  const place = { left: Math.round(x - radius), top: Math.round(y - radius) }
  return sharp(picture)
    .composite([{ input: fingertip, ...place }])
    .png()
    .toBuffer()
}
