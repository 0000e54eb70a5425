declare module 'gltf-validator' {
  export interface Message {
    code: string
    message: string
    /** 0 error, 1 warning, 2 information, 3 hint. */
    severity: 0 | 1 | 2 | 3
    pointer?: string
  }
  export interface Report {
    issues: {
      numErrors: number
      numWarnings: number
      messages: Message[]
    }
  }
  /** Khronos' validator. */
  export function validateBytes(
    bytes: Uint8Array,
    options?: { maxIssues?: number },
  ): Promise<Report>
}
