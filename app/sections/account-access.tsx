import { useAccountForm } from '#app/behaviours/account-form.ts'
import { fill, useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import { Field, PasswordField } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { changeEmailSchema, changePasswordSchema, lasting, passwordMinimum } from '#contract/account.ts'
import type { AccountView } from '#contract/account-view.ts'
import { AccountDone } from './account-done.tsx'
import style from './account-forms.module.css'
import { Slip } from './slip.tsx'

interface Props {
  account: AccountView
  refresh: () => void
}

export function AccountAccess({ account, refresh }: Props) {
  const { access } = useWords('pages/account').signedIn
  return (
    <div className="no-print">
      <Band id="access" stop={access.stop} labelledBy="access-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="access-heading" long={access.long} short={access.short} />
        </div>
        <div className={style.pair}>
          <EmailForm account={account} refresh={refresh} />
          <PasswordForm refresh={refresh} />
        </div>
      </Band>
    </div>
  )
}

function EmailForm({ account, refresh }: Props) {
  const { access } = useWords('pages/account').signedIn
  const { reveal } = useWords('forms')
  const form = useAccountForm('change-email', changeEmailSchema, access, {
    scripted: true,
    invalid: { currentPassword: access.wrong },
    onSettled: refresh,
  })
  const { pendingEmail } = account
  return (
    <Slip
      form={form}
      id="email-heading"
      number="32"
      level={3}
      title={access.emailTitle}
      submit={access.emailSubmit}
      done={() => <AccountDone text={access.emailDone} again={form.again} />}
    >
      <Field
        field={form.field('email')}
        hint={
          pendingEmail
            ? fill(access.pending, { email: pendingEmail, hours: lasting.confirmHours })
            : fill(access.emailNow, { email: account.email })
        }
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <PasswordField field={form.field('currentPassword')} autoComplete="current-password" reveal={reveal} />
    </Slip>
  )
}

function PasswordForm({ refresh }: Pick<Props, 'refresh'>) {
  const { access } = useWords('pages/account').signedIn
  const { reveal } = useWords('forms')
  const form = useAccountForm('change-password', changePasswordSchema, access, {
    scripted: true,
    invalid: { currentPassword: access.wrong },
    onSettled: refresh,
  })
  return (
    <Slip
      form={form}
      id="password-heading"
      number="33"
      level={3}
      title={access.passwordTitle}
      submit={access.passwordSubmit}
      done={() => <AccountDone text={access.passwordDone} again={form.again} />}
    >
      <PasswordField field={form.field('currentPassword')} autoComplete="current-password" reveal={reveal} />
      <PasswordField
        field={form.field('password')}
        hint={fill(access.passwordHint, { count: passwordMinimum })}
        autoComplete="new-password"
        reveal={reveal}
      />
      <PasswordField field={form.field('confirmPassword')} autoComplete="new-password" reveal={reveal} />
    </Slip>
  )
}
