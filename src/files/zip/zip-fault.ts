/** Why an archive is refused. */
export type ZipFaultCode =
  /** It is no ZIP archive at all. */
  | 'NotZip'
  /** It ends too early, or says one thing in two places. */
  | 'Truncated'
  /** Bytes of an entry are not those that were packed. */
  | 'Damaged'
  /** A name that leaves the archive's folder, stands twice, or is a link. */
  | 'Unsafe'
  /** It would unpack to more than the limits, or entries share their bytes. */
  | 'Bomb'
  | 'Encrypted'
  /** Packed by a method other than stored and deflate. */
  | 'Method'

/** An archive that is refused, by a code that its reader turns into words. */
export class ZipFault extends Error {
  readonly code: ZipFaultCode
  constructor(code: ZipFaultCode) {
    super(code)
    this.name = 'ZipFault'
    this.code = code
  }
}
