// Writes a picture as a PNG with a palette: a page needs few colours, and the file is a third as large.
import { deflateSync } from 'node:zlib'
import { chunk, type Picture, SIGNATURE } from './picture.ts'

const COLOURS = 128

/** @returns the PNG; colours beyond the most frequent ones become the nearest of these */
export function palettePng({ width, height, colours }: Picture): Buffer {
  const palette = mostFrequent(colours)
  const indexOf = new Map(palette.map((colour, index) => [colour, index]))
  const lines = Buffer.alloc((width + 1) * height)
  for (const [at, colour] of colours.entries()) {
    const index = indexOf.get(colour) ?? nearest(palette, colour)
    indexOf.set(colour, index)
    lines[at + Math.floor(at / width) + 1] = index // each line begins with its filter, which is none
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]) // 8 bits, a palette
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function mostFrequent(colours: Uint32Array): readonly number[] {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, COLOURS)
    .map(([colour]) => colour)
}

const channels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255]

function nearest(palette: readonly number[], colour: number): number {
  const wanted = channels(colour)
  const distances = palette.map(one =>
    channels(one).reduce((sum, value, i) => sum + (value - (wanted[i] ?? 0)) ** 2, 0),
  )
  return distances.indexOf(Math.min(...distances))
}
