import { type Fault, FaultError, faultOf } from '../../furniture/model/room/fault.ts'

/** What can be wrong with a photo or its staging: `fault` + code in `ui/staging.json`, or in `ui/furniture.json`. */
export type StagingFault =
  | Fault
  | { code: 'TooHeavy'; name: string; megabytes: number; limit: number }
  | { code: 'TooMany'; name: string; limit: number }
  | { code: 'NoPlace' | 'Render' | 'Encode' | 'Pieces'; name: string }

/** Carries a fault of staging through a chain of promises. */
export class StagingError extends Error {
  readonly fault: StagingFault
  constructor(fault: StagingFault) {
    super(fault.code)
    this.name = 'StagingError'
    this.fault = fault
  }
}

/** The fault that an error stands for. @param otherwise  of one that says nothing of itself */
export function stagingFaultOf(
  error: unknown,
  name: string,
  otherwise: 'Render' | 'Encode' | 'Corrupt' = 'Corrupt',
): StagingFault {
  if (error instanceof StagingError) return error.fault
  if (error instanceof FaultError) return faultOf(error, name)
  return { code: otherwise, name }
}
