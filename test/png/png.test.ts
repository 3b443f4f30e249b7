// Reads and writes PNGs: what is read is what was written.
import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { palettePng } from './palette-png.ts'
import { chunk, SIGNATURE, sideBySide } from './picture.ts'
import { readPng } from './read-png.ts'

/** A PNG of 8-bit RGB, whose lines begin with their filters. */
function rgbPng(width: number, lines: readonly (readonly number[])[]): Buffer {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, lines.length, 8, 2, 0, 0, 0])
  const data = deflateSync(Buffer.from(lines.flat()))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a PNG', () => {
  it('is read with each of its filters', () => {
    const png = rgbPng(2, [
      [0, 10, 20, 30, 40, 50, 60], // none
      [1, 10, 20, 30, 1, 1, 1], // from the left
      [2, 1, 1, 1, 1, 1, 1], // from above
      [3, 5, 5, 5, 0, 0, 0], // between left and above
      [4, 1, 0, 0, 0, 0, 2], // the nearest of left, above and corner
    ])
    const lines = [...readPng(png).colours].map(colour => colour.toString(16).padStart(6, '0'))
    expect(lines).toEqual([
      '0a141e',
      '28323c',
      '0a141e',
      '0b151f',
      '0b151f',
      '0c1620',
      '0a0f14',
      '0b121a',
      '0b0f14',
      '0b121c',
    ])
  })

  it('of many colours keeps the 128 most frequent ones, and has the nearest of them for the rest', () => {
    const frequent = Array.from({ length: 128 }, (_, i) => i * 0x020000)
    const colours = Uint32Array.from([...frequent, ...frequent, 0x020001, 0xfe0003])
    const png = palettePng({ width: 129, height: 2, colours })
    expect(png.readUInt32BE(png.indexOf('PLTE') - 4)).toBe(128 * 3)
    const palette = png.subarray(png.indexOf('PLTE') + 4)
    const indexes = inflateSync(png.subarray(png.indexOf('IDAT') + 4))
    const last = [...indexes.subarray(-2)].map(index => palette.readUIntBE(index * 3, 3))
    expect(last).toEqual([0x020000, 0xfe0000])
  })
})

describe('pictures side by side', () => {
  it('have a gap between them and none around', () => {
    const one = { width: 1, height: 2, colours: Uint32Array.of(1, 2) }
    const other = { width: 2, height: 2, colours: Uint32Array.of(3, 4, 5, 6) }
    const strip = sideBySide([one, other], 1)
    expect([strip.width, ...strip.colours]).toEqual([4, 1, 0x808080, 3, 4, 2, 0x808080, 5, 6])
  })
})
