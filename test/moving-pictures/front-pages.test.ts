// Checks the pictures that both READMEs begin with.
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** GitHub shows larger ones as well, but a phone waits for them. */
const MOST_BYTES = 1_500_000

describe.each(['README.md', 'docs/de/README.md'])('the picture of %s', file => {
  const page = readFileSync(join(root, file), 'utf8')
  const [picture = ''] = /<picture>[\s\S]*?<\/picture>/.exec(page) ?? []
  const at = (attribute: string): string =>
    join(root, dirname(file), new RegExp(` ${attribute}="([^"]+)"`).exec(picture)?.[1] ?? '')

  it('moves, ends within half a minute, and is small', async () => {
    const { format, pages, delay = [] } = await sharp(at('src'), { pages: -1 }).metadata()
    expect(format).toBe('webp')
    expect(pages).toBeGreaterThan(20)
    expect(delay.reduce((sum, one) => sum + one, 0)).toBeLessThan(30_000)
    expect(statSync(at('src')).size).toBeLessThan(MOST_BYTES)
  })

  it('stands still for who asks for less motion, in the same size', async () => {
    expect(picture).toContain('<source media="(prefers-reduced-motion: reduce)" srcset=')
    const still = await sharp(at('srcset')).metadata()
    const moving = await sharp(at('src')).metadata()
    expect([still.format, still.pages, still.width, still.height]).toEqual([
      'png',
      undefined,
      moving.width,
      moving.height,
    ])
  })

  it('is told in words, in the language of the page', () => {
    const [, words = ''] = / alt="([^"]+)"/.exec(picture) ?? []
    expect(words).toMatch(
      file === 'README.md' ? /^On a phone: .*Rhino II attacks/ : /^Auf dem Handy: .*greift Rhino II/,
    )
  })
})
