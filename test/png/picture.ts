// A picture as a list of colours, and the chunks of a PNG.
import { crc32 } from 'node:zlib'

export type Picture = {
  readonly width: number
  readonly height: number
  /** Row by row, each as 0xRRGGBB. */
  readonly colours: Uint32Array
}

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Writes a chunk of a PNG: length, name, data, checksum. */
export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}

/** Puts pictures of one height side by side, with a grey gap between them. */
export function sideBySide(pictures: readonly Picture[], gap: number): Picture {
  const height = pictures[0]?.height ?? 0
  const width = pictures.reduce((sum, one) => sum + one.width + gap, -gap)
  const colours = new Uint32Array(width * height).fill(0x808080)
  let left = 0
  for (const one of pictures) {
    for (let y = 0; y < height; y += 1)
      colours.set(one.colours.subarray(y * one.width, (y + 1) * one.width), y * width + left)
    left += one.width + gap
  }
  return { width, height, colours }
}
