/** An account as its owner sees it on the page, and everything about him as one file. */
import { attachedTo, contentOf } from '#contract/account-saved.ts'
import { type AccountView, requestSteps } from '#contract/account-view.ts'
import type { Database } from '#server/database/open.ts'
import type { LeadRow } from '#server/database/tables.ts'
import { fieldsOf } from '#server/leads/mail.ts'

import type { SavedStore } from './saved.ts'
import type { Sessions, SignedIn } from './sessions.ts'

interface ViewParts {
  database: Database
  saved: Pick<SavedStore, 'list'>
  sessions: Pick<Sessions, 'list'>
  now: () => number
}

export interface Views {
  view: (signedIn: SignedIn) => Promise<AccountView>
  /** For the owner to take along. */
  exported: (signedIn: SignedIn) => Promise<object>
}

const processLength = 280

export function createViews({ database: { db }, saved, sessions, now }: ViewParts): Views {
  async function stepsOf(leads: LeadRow[]): Promise<Map<string, AccountView['requests'][number]['steps']>> {
    if (leads.length === 0) return new Map()
    const ids = leads.map(({ id }) => id)
    const rows = await db
      .selectFrom('lead_steps')
      .selectAll()
      .where('lead_id', 'in', ids)
      .orderBy('step')
      .execute()
    return new Map(
      ids.map((id) => [
        id,
        rows.flatMap(({ lead_id, step, reached_at }) => {
          const name = requestSteps[step - 1]
          return lead_id === id && name ? [{ step: name, reachedAt: iso(reached_at) }] : []
        }),
      ]),
    )
  }

  async function leadsOf(email: string): Promise<LeadRow[]> {
    return db
      .selectFrom('leads')
      .selectAll()
      .where('email', '=', email)
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  }

  async function view({ session, account }: SignedIn): Promise<AccountView> {
    const requests = (await leadsOf(account.email)).filter(
      ({ kind, status }) => kind === 'demo' && status !== 'quarantine',
    )
    const steps = await stepsOf(requests)
    const isPending = account.pending_until !== null && account.pending_until > now()
    return {
      id: account.id,
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      pendingEmail: isPending ? account.pending_email : null,
      company: account.company,
      jobTitle: account.job_title,
      phoneNumber: account.phone_number,
      website: account.website,
      trialEndsAt: iso(account.trial_ends_at ?? account.created_at),
      deletionAt: isoOrNull(account.delete_after),
      requests: requests.map((lead) => ({
        reference: lead.reference,
        receivedAt: iso(lead.received_at),
        process: beginning(fieldsOf(lead)['process'] ?? ''),
        steps: steps.get(lead.id) ?? [],
      })),
      saved: (await saved.list(account.id)).map(({ id, kind, name, hash, saved_at }) => {
        return { id, kind, name, hash, savedAt: iso(saved_at) }
      }),
      sessions: (await sessions.list(account.id)).map(({ id, device, started_at, last_seen_at }) => ({
        id,
        isCurrent: id === session.id,
        device,
        startedAt: iso(started_at),
        lastSeenAt: iso(last_seen_at),
      })),
    }
  }

  return {
    view,

    async exported(signedIn) {
      const { account } = signedIn
      const { requests, ...shown } = await view(signedIn)
      const leads = await leadsOf(account.email)
      const letters = await db
        .selectFrom('outbox')
        .select(['letter', 'status', 'created_at', 'closed_at'])
        .where('recipient', '=', account.email)
        .orderBy('created_at')
        .execute()
      const listed = await sessions.list(account.id)
      const endings = new Map(listed.map(({ id, expires_at }) => [id, iso(expires_at)]))
      const demos = await db.selectFrom('demos').selectAll().where('email', '=', account.email).execute()
      return {
        exportedAt: iso(now()),
        account: {
          ...shown,
          saved: shown.saved.map((item) => ({ ...item, content: contentOf(item) })),
          sessions: shown.sessions.map((item) => ({ ...item, endsAt: endings.get(item.id) })),
          language: account.locale,
          openedAt: iso(account.created_at),
          confirmedAt: isoOrNull(account.confirmed_at),
        },
        messages: leads.map((lead) => ({
          reference: lead.reference,
          kind: lead.kind,
          status: lead.status,
          reasons: lead.reasons,
          language: lead.locale,
          receivedAt: iso(lead.received_at),
          confirmedAt: isoOrNull(lead.confirmed_at),
          erasedAfter: isoOrNull(lead.erase_after),
          fields: fieldsOf(lead),
          attached: attachedTo(fieldsOf(lead)),
          steps: requests.find(({ reference }) => reference === lead.reference)?.steps ?? [],
        })),
        demos: demos.map(({ prepared_for, locale, content, created_at, expires_at, opened }) => ({
          preparedFor: prepared_for,
          language: locale,
          createdAt: iso(created_at),
          endsAt: iso(expires_at),
          opened,
          content: JSON.parse(content),
        })),
        letters: letters.map(({ letter, status, created_at, closed_at }) => {
          return { letter, status, queuedAt: iso(created_at), closedAt: isoOrNull(closed_at) }
        }),
      }
    },
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time)
}

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= processLength ? line : `${line.slice(0, processLength).toWellFormed()}…`
}
