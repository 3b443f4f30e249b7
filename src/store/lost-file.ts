// What may become of the files of the database while it is open, through somebody else.

/** gone: not there; replaced: another file has its name; cut: shorter than what stands in it; rows: it lacks what was saved last. */
export type Loss = 'gone' | 'replaced' | 'cut' | 'rows'

/** The files are not those any more that this process has opened: what it saves from now on nobody would find again. */
export class LostFile extends Error {
  readonly loss: Loss
  readonly file: string

  constructor(loss: Loss, file: string) {
    super(`${file}: ${loss}`)
    this.name = 'LostFile'
    this.loss = loss
    this.file = file
  }
}
