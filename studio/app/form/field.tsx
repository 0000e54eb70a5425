import type { Locale } from '../../../src/site/locales.ts'
import { inField } from '../../model/field-name.ts'
import { type Form, fieldLabel, pictureKind } from '../../model/form.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { Group } from './group.tsx'
import { GroupFields } from './group-fields.tsx'
import { Leaf } from './leaf.tsx'
import { List } from './list.tsx'
import { Variants } from './variants.tsx'

export interface FieldProps {
  form: Form
  label: string
  /** As the check names it: `benefits[0].title`. */
  name: string
  /** Side by side, where there are several. */
  locales: Locale[]
  required: boolean
  /** How deep in the document, from 0. */
  depth: number
}

/** A field of any form. */
export function Field(props: FieldProps) {
  const { form, name, locales, depth } = props
  if (form.kind === 'variants') return <Variants {...props} form={form} />
  if (form.kind === 'list') return <List {...props} form={form} />
  if (form.kind === 'table') {
    return (
      <Group {...props}>
        {form.names.map((key) => (
          <Field
            key={key}
            form={form.entry}
            label={fieldLabel(key)}
            name={inField(name, key)}
            required
            depth={depth + 1}
            locales={locales}
          />
        ))}
      </Group>
    )
  }
  if (form.kind !== 'group') return <Leaf {...props} form={form} />
  const fields = <GroupFields form={form} name={name} locales={locales} depth={depth + 1} />
  const kind = pictureKind(form)
  return (
    <Group {...props}>
      {kind && <PictureField kind={kind} name={name} locales={locales} />}
      {fields}
    </Group>
  )
}
