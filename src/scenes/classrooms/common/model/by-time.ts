/** Labs that time changes just now. */
const changing = new WeakSet<object>()

/** Does to a lab what time does to it, so that who watches can tell it from what somebody does. */
export function byTime(lab: object, change: () => void): void {
  changing.add(lab)
  try {
    change()
  } finally {
    changing.delete(lab)
  }
}

/** Whether it is time that changes a lab just now; to be asked by who is told at once, not in the next microtask. */
export const isByTime = (lab: object): boolean => changing.has(lab)
