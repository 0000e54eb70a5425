/** Form controls that a visitor may have filled in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Dispatches events for input from before hydration. React takes the present value of a control for its initial
 * value, and would not report it.
 * @param controls  those that the part has hydrated
 */
export function dispatchEarlyInput(controls: readonly Control[]): void {
  // All values are read before the first event, since a render would reset the other controls.
  for (const tell of controls.map(entered)) tell?.()
}

/** @returns a function that dispatches the event of a control; nothing when it has its default value */
function entered(control: Control): (() => void) | undefined {
  if (isCheck(control)) {
    const { checked } = control
    // A radio button that lost its check did so to another one, which is reported.
    if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return
    return () => {
      control.checked = !checked
      control.click()
    }
  }
  if (control instanceof HTMLInputElement && control.type === 'file')
    return control.files?.length ? () => tellChange(control) : undefined
  const { value } = control
  const first = valueAtFirst(control)
  if (value === first) return
  return () => {
    control.value = first
    // React overrides the property on the control to detect changes; the setter of the prototype bypasses that.
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    tellChange(control)
  }
}

const tellChange = (control: Control) =>
  control.dispatchEvent(new Event('change', { bubbles: true }))

const isCheck = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

function valueAtFirst(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
  }
  // A range input clamps and rounds its default value, so it is read from an untouched copy.
  const untouched = control.cloneNode() as typeof control
  untouched.value = control.defaultValue
  return untouched.value
}
