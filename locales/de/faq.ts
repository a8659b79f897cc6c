import type { faq as english } from '#locales/en/faq.ts'

export const faq: typeof english = {
  topics: {
    start: {
      title: 'Der Anfang',
      questions: {
        'what-happens-in-the-session': {
          question: 'Was passiert in der kostenlosen Session?',
          answer:
            'Sie zeigen einen Prozess, wie er wirklich läuft, mit Bildschirmen, Papieren und Umwegen. Wir fragen nach, zeichnen mit und notieren zu jedem Schritt, wie lange er dauert und wie lange der Vorgang davor liegt. Nach höchstens {{sessionHours}} Stunden gibt es eine maßstäbliche Zeichnung, in der die teuren Wartezeiten markiert sind, und eine erste Einschätzung, was sich automatisieren lässt und was nicht. Die Zeichnung behalten Sie, auch wenn nichts daraus wird.',
        },
        'what-should-we-bring': {
          question: 'Was müssen wir vorbereiten?',
          answer:
            'Wenig. Wählen Sie einen Prozess, der Sie regelmäßig ärgert, und bringen Sie den Menschen mit, der ihn täglich erledigt, nicht nur den, der dafür verantwortlich ist. Fünf echte Fälle helfen mehr als jedes Handbuch: zwei normale, zwei mit Problemen und der schlimmste des letzten Monats. Schwärzen Sie Personendaten oder erzählen Sie aus dem Kopf. Prozessbeschreibungen sind willkommen, aber wir glauben zuerst dem Alltag.',
        },
        'is-the-demo-really-free': {
          question: 'Ist die Demo wirklich kostenlos, und wo ist der Haken?',
          answer:
            'Sie ist kostenlos und verpflichtet Sie zu nichts. Der Haken liegt bei uns: Spätestens {{demoDays}} Arbeitstage nach der Session haben wir etwas gebaut, das an Ihrem Fall funktioniert, mit erfundenen oder anonymisierten Daten. Sagen Sie dann nein, haben wir umsonst gearbeitet. Wir tun es, weil eine Demo zum Anklicken Fragen beantwortet, die keine Präsentation beantwortet, und weil wir lieber zwei Tage verlieren als das falsche Projekt beginnen.',
        },
        'what-if-our-process-is-not-suitable': {
          question: 'Was, wenn sich unser Prozess nicht eignet?',
          answer:
            'Dann sagen wir es, möglichst in der ersten Stunde. Typische Gründe: Er kommt zu selten vor, die Regel ändert sich jeden Monat, oder eine einzige Freigabe verursacht die ganze Wartezeit und sollte einfach entfallen. Letzteres ist das beste Ergebnis überhaupt, denn es kostet nichts. Der Selbsttest auf der Seite zu den Methoden gibt Ihnen vorab eine erste Antwort, und die kann auch „nicht automatisieren“ lauten.',
        },
        'who-do-we-talk-to': {
          question: 'Mit wem sprechen wir?',
          answer:
            'Mit denen, die es bauen würden: meist jemand aus der Prozessanalyse und jemand aus der Entwicklung. Es gibt keinen Vertrieb, der etwas verspricht, was andere dann liefern müssen. Von der Session bis zur Übergabe behalten Sie in der Regel dieselben zwei Personen; ist eine krank, kennt die andere den Fall. Die Sessions finden online statt, auf Deutsch oder Englisch, und Sie dürfen so viele Kolleginnen und Kollegen mitbringen, wie Sie möchten.',
        },
      },
    },
    money: {
      title: 'Preis und Ertrag',
      questions: {
        'what-does-it-cost': {
          question: 'Was kostet es?',
          answer:
            'Automatisierungen aus dem Katalog laufen in einem Tarif: kostenlos zum Ausprobieren, {{price}} im Monat für Basic (im Tarifvergleich: Starter) oder {{annual}}, wenn Sie ein Jahr im Voraus zahlen, das sind {{sum}} im Jahr. Individuelle Entwicklung hat einen Festpreis, der von Systemen, Schritten, Ausnahmen und Methoden abhängt; die Schätzung auf unserer Preisseite zeigt den Rahmen sofort. Session, Demo und die Arbeit an Zielen und Ertrag sind kostenlos. Alle Preise sind netto und gelten nur für Unternehmer.',
        },
        'which-plan-do-we-need': {
          question: 'Welchen Tarif brauchen wir?',
          answer:
            'Zählen Sie die Vorgänge im Monat, nicht die Köpfe: Eine Rechnung, ein Ticket, eine Bestellung ist ein Vorgang. Bis {{freeCases}} reicht der kostenlose Tarif, bis {{basicCases}} Starter, bis {{professionalCases}} Professional. Erreichen Sie eine Grenze, sagen wir Bescheid; laufende Vorgänge werden fertig, neue warten; mehr kostet es nur, wenn Sie einen größeren Tarif bestellen. Fangen Sie klein an. Nach oben wechseln Sie sofort, nach unten zum Ende des bezahlten Zeitraums.',
        },
        'how-reliable-is-the-forecast': {
          question: 'Wie verlässlich ist die ROI-Prognose?',
          answer:
            'Sie ist eine Rechnung mit Ihren eigenen Annahmen, als Spanne gezeigt und mit der Formel daneben. Eine Garantie ist sie nicht. Am schwächsten sind fast immer drei Eingaben: der nutzbare Anteil der gewonnenen Zeit, der automatisierbare Anteil und die Minuten je Vorgang, denn Menschen unterschätzen das Warten und überschätzen die Arbeit. Deshalb messen wir fünf echte Fälle, bevor wir einer Zahl glauben, und vergleichen die Prognose nach dem Start mit dem Protokoll.',
        },
        'are-there-follow-up-costs': {
          question: 'Gibt es Folgekosten?',
          answer:
            'Ja, und Sie sollten sie einplanen. Eine Automatisierung kostet jeden Monat Geld: für Betrieb und Überwachung, bei Sprachmodellen dazu einen kleinen Betrag je Vorgang. Schnittstellen ändern sich, also muss sich ab und zu jemand kümmern. Die Schätzung nennt die laufenden Kosten im Monat getrennt vom einmaligen Preis. Auch Ihre eigenen Leute werden Zeit aufwenden, vor allem für die Ausnahmen, die mit Absicht beim Menschen geblieben sind.',
        },
        'how-are-we-billed': {
          question: 'Wie wird abgerechnet, und in welcher Währung?',
          answer:
            'Tarife berechnen wir im Voraus, monatlich oder jährlich; individuelle Entwicklung nach Ihrer Abnahme. Rechnungen kommen elektronisch und sind 14 Tage nach Erhalt fällig. Die Preise sind netto, Umsatzsteuer kommt hinzu, wo sie anfällt. Die deutschen Seiten zeigen Euro, die englischen Dollar. In welcher Währung wir abrechnen, wird bei der Bestellung vereinbart und steht in der Bestätigung. Eine Kreditkarte brauchen wir zu keinem Zeitpunkt.',
        },
      },
    },
    time: {
      title: 'Dauer und Aufwand',
      questions: {
        'how-can-14-days-be-enough': {
          question: 'Wie können {{implementationDays}} Tage reichen?',
          answer:
            'Weil der lange Teil davor liegt: Bis dahin ist der Prozess gezeichnet, eine Demo hat gezeigt, dass es geht, Ziele und Grenzen sind schriftlich vereinbart. Übrig bleiben ein Prozess, ein Umfang und ein kleines Team, das in diesen Tagen nichts anderes baut. Was nicht hineinpasst, kommt in einen zweiten Schritt oder wird abgelehnt. Ein ERP-System tauschen wir nicht in {{implementationDays}} Tagen aus, und das sollte Ihnen auch niemand versprechen.',
        },
        'when-does-the-clock-start': {
          question: 'Wann beginnen die {{implementationDays}} Tage?',
          answer:
            'An dem Tag, der im angenommenen Angebot steht. Bis dahin müssen drei Dinge da sein: Zugänge zu den beteiligten Systemen, jemand bei Ihnen, der entscheiden darf, und, wo das Gesetz es verlangt, die Zustimmung von Datenschutz und Betriebsrat. Kommt eines davon später, verschiebt sich die Frist um ebenso viele Tage. Das sagen wir sofort.',
        },
        'how-much-time-does-our-team-need': {
          question: 'Wie viel Zeit braucht unser eigenes Team?',
          answer:
            'Rechnen Sie mit zwei Stunden für die Session, einer Stunde zum Ausprobieren der Demo und danach etwa einer halben Stunde am Tag, solange wir bauen: Fragen zu Ausnahmen, ein Blick auf Zwischenstände. In den letzten Tagen testet jemand mit echten Fällen, insgesamt meist einen halben Tag. Weniger geht nicht. Projekte scheitern selten an der Technik, sondern daran, dass beim Kunden niemand Zeit zum Antworten hatte.',
        },
        'what-if-you-need-longer': {
          question: 'Und wenn Sie länger brauchen als versprochen?',
          answer:
            'Dann wird es nicht teurer. Der Preis steht fest, und Sie zahlen erst nach der Abnahme, also wenn das Ergebnis die Kriterien erfüllt, die wir gemeinsam aufgeschrieben haben. Merken wir, dass etwas größer ist als gedacht, sagen wir es mit einem Vorschlag: einen Teil weglassen, später bauen oder aufhören. Hören Sie vor der Abnahme auf, zahlen Sie, was bis dahin geleistet ist, und bekommen, was da ist.',
        },
      },
    },
    it: {
      title: 'Ihre IT',
      questions: {
        'do-we-have-to-replace-software': {
          question: 'Müssen wir Software austauschen?',
          answer:
            'Nein. Die Automatisierung kommt zwischen Ihre vorhandenen Systeme: Sie liest aus dem einen, entscheidet oder rechnet und schreibt in das andere. Dafür gibt es mehr als {{integrations}} Integrationen und mehr als {{platforms}} Plattformen: Das Werkzeug folgt Ihrer IT und nicht umgekehrt. Einen Austausch empfehlen wir nur, wenn der Hersteller ein System nicht mehr pflegt, und dann ist das ein eigenes Projekt, das andere meist besser machen.',
        },
        'where-does-it-run': {
          question: 'Wo läuft die Automatisierung?',
          answer:
            'Die Tarife laufen auf unseren Servern in der Europäischen Union, Enterprise auch in Ihrer IT. Individuelle Entwicklung läuft, wo Sie es wollen: in Ihrem Cloud-Konto, auf einem Server in Ihrem Haus oder bei uns. Sprachmodelle lassen sich über ein europäisches Rechenzentrum eines großen Anbieters nutzen oder, mit kleineren Modellen, ganz im eigenen Netz. Letzteres ist langsamer und kann weniger, aber manche Daten sollen das Haus nicht verlassen. Das entscheiden wir gemeinsam vor der Demo.',
        },
        'system-without-interface': {
          question: 'Unser System hat keine Schnittstelle. Was dann?',
          answer:
            'Es gibt fast immer einen anderen Zugang: die Datenbank dahinter, eine nächtliche Exportdatei, ein Postfach, eine Druckwarteschlange. Wenn sonst nichts geht, kann ein Programm den Bildschirm bedienen wie ein Mensch. Das tun wir zuletzt, denn es versagt, sobald sich ein Fenster ändert, und das sagen wir Ihnen auch. In einigen Fällen müssen wir sagen, dass die Anbindung mehr kosten würde, als der Prozess verliert.',
        },
        'which-access-do-you-need': {
          question: 'Welche Zugänge brauchen Sie?',
          answer:
            'So wenige wie möglich. Je System ein eigenes technisches Konto mit den Rechten, die der Prozess braucht, und nicht mehr: erst lesen, später einzelne Felder schreiben. Keine persönlichen Passwörter, keine Administratorrechte, kein dauerhafter Fernzugriff. Sie legen die Konten an und können sie jederzeit sperren. Für die Demo brauchen wir gar keinen Zugang; sie arbeitet mit erfundenen oder anonymisierten Daten.',
        },
        'who-maintains-it': {
          question: 'Wer kümmert sich im Betrieb?',
          answer:
            'Das entscheiden Sie. Mit der Übergabe bekommen Sie Quellcode, Konfiguration und eine Beschreibung des Ablaufs, die auch andere verstehen; Ihr Team wird am eigenen Fall geschult. Haben Sie niemanden dafür, übernehmen wir die Betreuung zu einem vorher genannten Monatsbetrag. In den Tarifen ist die Wartung enthalten. Sie dürfen auch eine andere Firma beauftragen: Ihre Nutzungsrechte erlauben es.',
        },
      },
    },
    data: {
      title: 'Daten\u00adschutz und Menschen',
      questions: {
        'do-you-see-personal-data': {
          question: 'Bekommen Sie personenbezogene Daten zu sehen?',
          answer:
            'Nicht, bevor es einen Auftragsverarbeitungsvertrag nach Art. 28 DSGVO gibt. Session und Demo arbeiten mit erfundenen oder anonymisierten Daten. Danach sehen nur die etwas, die daran arbeiten, und nur, was der Prozess braucht. Protokolle halten fest, welcher Schritt wann mit welchem Ergebnis lief. Was sie vom Inhalt zeigen und wie lange, wird mit Ihnen vereinbart und im System eingestellt.',
        },
        'are-our-data-used-for-training': {
          question: 'Werden mit unseren Daten Modelle trainiert?',
          answer:
            'Von uns nicht: Wir verwenden Ihre Daten nicht, um Modelle für andere zu trainieren. Wird ein Modell mit Ihren Fällen trainiert, gehört es zu Ihrem Prozess und bleibt dort. Bei Anbietern von Sprachmodellen nutzen wir nur Angebote, deren Vertrag ein Training mit Ihren Eingaben ausschließt, und zeigen Ihnen die Klausel. Wollen Sie sich auf keinen Vertrag verlassen, ist ein Modell im eigenen Netz die Antwort.',
        },
        'what-does-the-works-council-ask': {
          question: 'Was fragt der Betriebsrat?',
          answer:
            'Meist drei Dinge: Wird aufgezeichnet, wer wann was getan hat, wer sieht das, und werden Menschen danach beurteilt? In Deutschland ist ein System mitbestimmungspflichtig, wenn es objektiv zur Überwachung geeignet ist, auch wenn niemand überwachen will. Beziehen Sie den Betriebsrat deshalb ein, solange alles noch auf Papier steht, und entscheiden Sie Feld für Feld. Unser Artikel dazu zeigt die Reihenfolge der Gespräche. Das ist keine Rechtsberatung.',
        },
        'what-about-the-ai-act': {
          question: 'Was bedeutet die KI-Verordnung für uns?',
          answer:
            'Für die meisten Automatisierungen im Büro wenig: Rechnungen lesen oder Tickets sortieren ist kein Hochrisiko-Einsatz. Ernst wird es, wenn Software bei Entscheidungen über Menschen mitwirkt, etwa bei Bewerbungen, Krediten oder Lebens- und Krankenversicherungen. Betreiber sind Sie, sobald KI im Spiel ist, meist mit wenigen Pflichten, etwa der, die KI-Kompetenz Ihrer Leute zu fördern. Schreibt eine KI selbst mit Menschen, müssen diese es erfahren (Art. 50); in den genannten Fällen kommen weitere Pflichten dazu. Wir nennen vor der Demo die Klasse, die wir sehen, liefern die nötigen Angaben und raten von Projekten ab, deren Pflichten den Nutzen übersteigen. Das ist keine Rechtsberatung.',
        },
        'will-jobs-be-cut': {
          question: 'Kostet das Arbeitsplätze?',
          answer:
            'Das entscheiden Sie, und zwar besser vor dem Projekt als danach. Was wir sagen können: Software übernimmt Schritte, keine Stellen, und die gesparten Minuten verteilen sich auf mehrere Menschen. In den meisten Teams fließen sie in Arbeit, die liegen geblieben ist. Wir bitten am Anfang um eine ehrliche Antwort, denn wer um seinen Platz fürchtet, erzählt nichts von den Ausnahmen, und ohne die Ausnahmen funktioniert keine Automatisierung.',
        },
      },
    },
    operation: {
      title: 'Betrieb und Ausstieg',
      questions: {
        'what-if-it-makes-a-mistake': {
          question: 'Was passiert, wenn die Automatisierung einen Fehler macht?',
          answer:
            'Das wird vorkommen, also planen wir es ein. Regeln halten bei einem unbekannten Fall an und geben ihn an einen Menschen. Lernende Verfahren nennen eine Wahrscheinlichkeit; unter Ihrer Schwelle entscheidet ein Mensch. Jeder Lauf ist protokolliert, so findet man einen Fehler und auch seine Nachbarn. Und nichts Unwiderrufliches geschieht ohne den Klick eines Menschen, außer in Grenzen, die Sie setzen. Wie oft ein Fehler vorkommen darf, steht im Angebot, als Zahl, die wir messen.',
        },
        'what-if-an-interface-changes': {
          question: 'Was, wenn sich eine Schnittstelle oder ein Modell ändert?',
          answer:
            'Dann merken es Tests, möglichst vor Ihnen. Zu jeder Automatisierung gehört ein Satz bekannter Fälle, die regelmäßig laufen. Ergibt einer etwas anderes, bekommen wir oder Ihr Team eine Nachricht, und die Automatisierung hält geordnet an. Versionen von Sprachmodellen sind festgelegt und wechseln erst, wenn dieselben Tests bestanden sind. Nicht verhindern können wir, dass ein fremder Anbieter etwas abschaltet. Dafür gibt es den Weg von Hand, schriftlich.',
        },
        'how-available-is-it': {
          question: 'Wie verfügbar ist der Dienst?',
          answer:
            'Die bezahlten Tarife, die wir betreiben, sind mindestens {{uptime}} des Kalenderjahres verfügbar, gemessen im Minutentakt. Das sind höchstens {{downtime}} Ausfall im Jahr. Angekündigte Wartung zählt nicht mit. Bleiben wir darunter, mindert sich das Entgelt des Jahres entsprechend. Für den kostenlosen Tarif und die Testphase gilt diese Zusage (SLA) nicht, und eine Automatisierung in Ihrer eigenen IT ist so verfügbar wie Ihre IT.',
        },
        'what-happens-after-the-trial': {
          question: 'Was passiert nach der Testphase?',
          answer:
            'Sie endet nach {{trialDays}} Tagen von selbst. Zahlungsdaten wurden nicht abgefragt, also kann nichts abgebucht werden, und ein bezahlter Vertrag wird daraus nicht. Der kostenlose Tarif bleibt Ihnen; was ihn übersteigt, ist noch 30 Tage abrufbar, dann löschen wir es. Möchten Sie weitermachen, bestellen Sie einen Tarif, und Ihre Automatisierungen laufen mit Einstellungen und Protokollen weiter. Möchten Sie nicht, müssen Sie gar nichts tun.',
        },
        'how-do-we-leave': {
          question: 'Wie kommen wir wieder heraus?',
          answer:
            'Eine Kündigung per E-Mail genügt. Monatstarife kündigen Sie zum Ende des laufenden Vertragsmonats, Jahrestarife mit einem Monat Frist zum Ende des bezahlten Jahres; sechs Wochen vorher erinnern wir Sie. Individuelle Entwicklung dürfen Sie nach der Zahlung unbegrenzt weiter nutzen: Sie betreiben sie, ändern sie oder lassen andere das tun. Zu einem anderen Anbieter dürfen Sie jederzeit wechseln, mit zwei Monaten Ankündigung und ohne Gebühr; Daten, Abläufe und Protokolle nehmen Sie als JSON und CSV mit. Nach 30 Tagen löschen wir, was noch da ist.',
        },
      },
    },
  },
}
