/** What can hold something that a visitor has entered. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Tells a part's code what was entered while it was still being fetched: React takes what stands in a control when it comes
 * for what stood there from the start, and would not tell anybody of it.
 * @param controls  those that the part has hydrated
 */
export function tellEarlyInput(controls: readonly Control[]): void {
  // All are read before one is told: what is drawn anew for it would put the others back.
  for (const tell of controls.map(entered)) tell?.()
}

/** @returns what tells of what was entered into a control; nothing where it is as it was written */
function entered(control: Control): (() => void) | undefined {
  if (isCheck(control)) {
    const { checked } = control
    // A radio button that lost its check did so to another, which tells.
    if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return
    return () => {
      control.checked = !checked
      control.click()
    }
  }
  // A script cannot put a file into a field: the part itself finds what was chosen there.
  if (control.type === 'file') return
  const { value } = control
  const first = valueAtFirst(control)
  if (value === first) return
  return () => {
    control.value = first
    // React watches the control's own property to tell a visitor's change from its own: the prototype's goes past it.
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const isCheck = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

function valueAtFirst(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
  }
  // A slider holds what its range and its steps allow of what is written: only a slider can tell.
  const untouched = control.cloneNode() as typeof control
  untouched.value = control.defaultValue
  return untouched.value
}
