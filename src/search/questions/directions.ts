// Finds the directions in which the rows of a large sparse table differ most: the words that occur together.

/** A table by its columns: the rows in which a column has something, in order, and what it has there. */
export type Column = { readonly rows: readonly number[]; readonly values: number[] }

/** How often the first guess is drawn towards the directions. More gained nothing on the measured questions. */
const ROUNDS = 1

/**
 * The first directions, each with a number for each column, by a randomised decomposition: the same numbers each time. They
 * span what they should but are not sorted, since likenesses are the same however they are turned.
 */
export function directionsOf(columns: readonly Column[], rows: number, count: number): Float32Array[] {
  const random = randomNumbers()
  const across = (down: Float32Array) => Float32Array.from(columns, column => product(column, down))
  const down = (across: Float32Array) => {
    const sums = new Float32Array(rows)
    for (const [i, column] of columns.entries()) addTimes(sums, column, across[i] as number)
    return sums
  }
  let guess: readonly Float32Array[] = Array.from({ length: count }, () =>
    Float32Array.from({ length: rows }, random),
  )
  for (let round = 0; round < ROUNDS; round++) guess = upright(guess.map(one => down(across(one))))
  return upright(guess.map(across))
}

function product({ rows, values }: Column, by: Float32Array): number {
  let sum = 0
  for (let i = 0; i < rows.length; i++) sum += (values[i] as number) * (by[rows[i] as number] as number)
  return sum
}

function addTimes(sums: Float32Array, { rows, values }: Column, factor: number): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number
    sums[row] = (sums[row] as number) + (values[i] as number) * factor
  }
}

/** What is left of a vector’s length, if it is no direction of its own but what rounding leaves. */
const NOTHING = 1e-4

/** Turns each vector upright to those before it, of length 1 (Gram and Schmidt); one that they span becomes 0. */
function upright(vectors: readonly Float32Array[]): Float32Array[] {
  const done: Float32Array[] = []
  for (const vector of vectors) {
    const whole = Math.sqrt(dot(vector, vector))
    for (const other of done) addScaled(vector, other, -dot(vector, other))
    const left = Math.sqrt(dot(vector, vector))
    const scale = left > NOTHING * whole ? 1 / left : 0
    done.push(vector.map(value => value * scale))
  }
  return done
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] as number) * (other[i] as number)
  return sum
}

function addScaled(vector: Float32Array, other: Float32Array, factor: number): void {
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) + factor * (other[i] as number)
}

/** Numbers from -0.5 to 0.5 that look random (a linear congruential generator). */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32 - 0.5
  }
}
