import { proxy } from 'valtio/vanilla'

/** Something that one is part of, or not. */
export interface Attendance {
  attends: boolean
  /** How many attend, the visitor among them. */
  count: number
}

/** @param count  how many attend without the visitor */
export const createAttendance = (count = 0): Attendance => proxy({ attends: false, count })

/** Comes or leaves; the count follows. */
export function toggleAttendance(attendance: Attendance): void {
  attendance.attends = !attendance.attends
  attendance.count += attendance.attends ? 1 : -1
}
