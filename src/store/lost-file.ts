// The error for database files that another program removed, replaced or shortened while the store had them open.

/** gone: no such file; replaced: another file has its name; cut: the log is too short; rows: the latest rows are missing. */
export type Loss = 'gone' | 'replaced' | 'cut' | 'rows'

/** The path no longer leads to the files that this process opened, so a restart would not find what it saves now. */
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
