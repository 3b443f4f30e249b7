// Reads a PNG as a browser's screenshot is one: 8 bits a channel, not interlaced, opaque.
import { inflateSync } from 'node:zlib'
import type { Picture } from './picture.ts'

/** @throws RangeError when the file is cut off */
export function readPng(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const size = png[25] === 6 ? 4 : 3
  const bytes = unfiltered(inflateSync(Buffer.concat(dataChunks(png))), width * size, height, size)
  const colours = Uint32Array.from({ length: width * height }, (_, at) => bytes.readUIntBE(at * size, 3))
  return { width, height, colours }
}

function dataChunks(png: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') found.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return found
}

/** Takes back the filters: each byte was written as its difference from a guess by its neighbours. */
function unfiltered(lines: Buffer, length: number, height: number, size: number): Buffer {
  const bytes = Buffer.alloc(length * height)
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (length + 1)] ?? 0
    for (let x = 0; x < length; x += 1) {
      const at = y * length + x
      const left = x < size ? 0 : (bytes[at - size] ?? 0)
      const above = bytes[at - length] ?? 0
      const corner = x < size ? 0 : (bytes[at - length - size] ?? 0)
      bytes[at] = (lines[y * (length + 1) + 1 + x] ?? 0) + guess(filter, left, above, corner)
    }
  }
  return bytes
}

/** The five filters of the PNG specification, chapter 9. */
function guess(filter: number, left: number, above: number, corner: number): number {
  const paeth = () => {
    const sum = left + above - corner
    const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)]
    return a <= b && a <= c ? left : b <= c ? above : corner
  }
  return [0, left, above, (left + above) >> 1][filter] ?? paeth()
}
