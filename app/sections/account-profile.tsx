import { useAccountForm } from '#app/behaviours/account-form.ts'
import { useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import { Field } from '#app/ui/field.tsx'
import { profileSchema } from '#contract/account.ts'
import type { AccountView } from '#contract/account-view.ts'
import { AccountDone } from './account-done.tsx'
import style from './account-forms.module.css'
import { Slip } from './slip.tsx'

const fields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'jobTitle', autoComplete: 'organization-title' },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  { name: 'website', autoComplete: 'url', inputMode: 'url' },
] as const

const lines = ['company', 'jobTitle', 'email', 'phoneNumber', 'website'] as const

export function AccountProfile({ account, refresh }: { account: AccountView; refresh: () => void }) {
  const { signedIn: words } = useWords('pages/account')
  const { labels } = useWords('forms')
  const form = useAccountForm('profile', profileSchema, labels, { scripted: true, onSettled: refresh })
  return (
    <Band id="profile" stop={words.profile} tone="tint" labelledBy="profile-heading" flush>
      <div className={style.profile}>
        <Slip
          form={form}
          id="profile-heading"
          number="31"
          title={words.profile}
          submit={words.profileSubmit}
          stub={<Label account={account} />}
          done={() => <AccountDone text={words.profileDone} again={form.again} />}
        >
          {fields.map(({ name, ...native }) => (
            <Field key={name} field={form.field(name)} defaultValue={account[name]} {...native} half />
          ))}
        </Slip>
      </div>
    </Band>
  )
}

/** The saved details, as on a luggage label; on paper it stands for the form. */
function Label({ account }: { account: AccountView }) {
  const { signedIn: words } = useWords('pages/account')
  return (
    <div className={style.label}>
      <h3>{words.label}</h3>
      <p className={style.name}>
        {account.firstName} {account.lastName}
      </p>
      <dl>
        {lines
          .filter((line) => account[line])
          .map((line) => (
            <div key={line}>
              <dt>{words.labels[line]}</dt>
              <dd>{account[line]}</dd>
            </div>
          ))}
      </dl>
      <p className={style.use}>{words.labelUse}</p>
    </div>
  )
}
