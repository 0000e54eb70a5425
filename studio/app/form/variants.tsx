import { parseFieldName, valueAt } from '../../model/field-name.ts'
import { blankVariant, type Form, fieldLabel, variantOf } from '../../model/form.ts'
import { setField } from '../state/edit.ts'
import { fileIn, useStudio } from '../state/store.ts'
import { today } from '../today.ts'
import type { FieldProps } from './field.tsx'
import { Group } from './group.tsx'
import { GroupFields } from './group-fields.tsx'

type VariantsProps = FieldProps & { form: Extract<Form, { kind: 'variants' }> }

/** A group of one of several forms: choosing another begins it anew, in all the languages shown. */
export function Variants(props: VariantsProps) {
  const { form, name, locales, depth, label } = props
  const path = parseFieldName(name)
  const [first] = locales
  const value = useStudio((studio) => first && valueAt(fileIn(studio, first)?.draft.data, path))
  const type = String((value as Record<string, unknown> | undefined)?.[form.by] ?? '')
  const choose = (next: string) => {
    for (const locale of locales) setField(locale, path, blankVariant(form, next, today()))
  }
  const group = variantOf(form, value)
  return (
    <Group {...props} label={type ? `${label}: ${fieldLabel(type)}` : label}>
      <label className="mt-4 block text-sm font-medium">
        {fieldLabel(form.by)}
        <select
          value={type}
          onChange={({ target }) => choose(target.value)}
          className="studio-field mt-1"
        >
          {Object.keys(form.variants).map((each) => (
            <option key={each} value={each}>
              {fieldLabel(each)}
            </option>
          ))}
        </select>
      </label>
      {group.kind === 'group' && (
        <GroupFields form={group} name={name} locales={locales} depth={depth + 1} />
      )}
    </Group>
  )
}
