import type { features as english } from '#locales/en/pages/features.ts'

export const features: typeof english = {
  title: 'Sechs Methoden, von Regeln bis Agenten',
  description:
    'Regeln, Workflow, Machine Learning, Deep Learning, Sprach-KI, agentische KI: wofür sich jede eignet und wann Sie keine davon brauchen.',
  long: 'So einfach wie möglich,',
  short: 'so klug wie nötig.',
  lede: 'Sechs Methoden auf einer Linie. Wir beginnen links, wo sich alles nachvollziehen lässt, und gehen nur nach rechts, wenn die Aufgabe Urteilsvermögen verlangt.',
  labels: {
    fits: 'Passt, wenn',
    fails: 'Passt nicht, wenn',
    needs: 'Sie bringen mit',
    check: 'Wir prüfen',
    duration: 'Bis zum Betrieb',
    days: '{{from}} bis {{to}} Tage bei ihren {{count}} Katalogeinträgen; der Balken misst {{max}} Tage',
    examples: 'Aus dem Katalog',
  },
  groups: {
    traceable: {
      stop: 'Nachvoll\u00adziehbar',
      long: 'Jedes Ergebnis lässt sich erklären,',
      short: 'Zeile für Zeile.',
      lede: 'Die ersten beiden Methoden tun, was aufgeschrieben wurde, nicht mehr und nicht weniger. Sie sind günstig im Betrieb, leicht zu testen und lösen mehr, als die meisten erwarten.',
    },
    learned: {
      stop: 'Gelernt',
      long: 'Aus Ihren Fällen gelernt,',
      short: 'an Ihren Fällen gemessen.',
      lede: 'Die nächsten beiden finden Muster, die niemand aufschreiben könnte. Ihre Ergebnisse sind Schätzungen mit einer Fehlerquote, und diese Quote ist bekannt, bevor etwas in Betrieb geht.',
    },
    judging: {
      stop: 'Abwägend',
      long: 'Liest, wägt ab und entwirft,',
      short: 'in Ihren Grenzen.',
      lede: 'Die letzten beiden können mit Sprache und offenen Aufgaben umgehen. Sie können am meisten und sind am wenigsten vorhersehbar. Deshalb bekommen sie die engsten Grenzen und die gründlichsten Protokolle.',
    },
  },
  methods: {
    rules: {
      what: 'Ein Programm führt Schritte aus, die vollständig aufgeschrieben sind: wenn dies, dann das. Gleiche Eingabe, gleiches Ergebnis, heute und in drei Jahren.',
      fits: [
        'die Regel samt Ausnahmen auf eine Seite passt.',
        'die Daten in Feldern kommen: Formular, Tabelle, Export, E-Rechnung.',
        'der Prüfer nach dem Warum fragt und „wegen Zeile 14“ eine gute Antwort ist.',
      ],
      fails: [
        'jeder dritte Fall eine Ausnahme ist.',
        'das Layout der Eingaben jeden Monat unangekündigt wechselt.',
      ],
      needs: 'Einen Menschen, der die Regel kennt, und zwanzig echte Fälle mit dem richtigen Ergebnis.',
      check:
        'Alle zwanzig Fälle laufen vor jeder Änderung als Test. Passt auf einen Fall keine Regel, wird nicht geraten: Er geht an einen Menschen.',
    },
    workflow: {
      what: 'Ein digitaler Laufzettel: Der Vorgang wandert von selbst von Mensch zu System zu Mensch, mit Fristen, Vertretungen und Erinnerungen. Jede Übergabe ist festgehalten.',
      fits: [
        'die meiste Zeit Warten ist und nicht Arbeit.',
        'niemand sofort sagen kann, wo ein Vorgang liegt.',
        'Freigaben an jemandem hängen, der im Urlaub ist.',
      ],
      fails: [
        'die Freigabe noch nie verweigert wurde. Dann gehört sie abgeschafft.',
        'die Beteiligten in noch einem Fenster mehr arbeiten müssten.',
      ],
      needs: 'Den wirklichen Weg mit seinen Umwegen, wer bis zu welchem Betrag entscheidet und wer vertritt.',
      check:
        'Wir spielen die letzten zehn echten Fälle erst auf dem Papier durch. Dann laufen alter und neuer Weg einige Tage nebeneinander.',
    },
    'machine-learning': {
      what: 'Ein Modell lernt aus aufgezeichneten Fällen, wie Eingaben und Ausgang zusammenhängen, und schätzt neue Fälle mit einer Wahrscheinlichkeit ein.',
      fits: [
        'Tausende früherer Fälle mit ihrem Ausgang gespeichert sind.',
        'Erfahrene öfter richtig liegen als Neulinge, aber nicht sagen können, warum.',
        'eine gute Schätzung früh mehr wert ist als die genaue Zahl spät.',
      ],
      fails: [
        'es nur ein paar hundert Datensätze gibt oder der Ausgang nie notiert wurde.',
        'sich die Welt so verändert hat, dass die Vergangenheit wenig sagt.',
      ],
      needs: 'Einen Export früherer Fälle und jemanden, der weiß, was die Spalten wirklich bedeuten.',
      check:
        'Das Modell muss die jüngsten Monate vorhersagen, ohne sie gesehen zu haben, und besser sein als eine einfache Faustregel. Ist es das nicht, liefern wir die Faustregel.',
    },
    'deep-learning': {
      what: 'Neuronale Netze mit vielen Schichten erkennen etwas in Bildern, Tönen und Sensordaten, wo selbst Fachleute die Merkmale nicht benennen könnten.',
      fits: [
        'ein Mensch die Antwort in einer Sekunde sieht oder hört.',
        'Kamera, Mikrofon oder Sensor da sind oder sich leicht anbringen lassen.',
        'klar ist, was im Zweifelsfall geschieht.',
      ],
      fails: [
        'ein Barcode, eine Lichtschranke oder ein Pflichtfeld genügen würde.',
        'der Fehler zweimal im Jahr auftritt und es nichts zu lernen gibt.',
      ],
      needs:
        'Einige hundert beschriftete Beispiele je Klasse. Oft beginnen wir mit einem Netz, das schon an anderen Daten trainiert ist.',
      check:
        'Es entscheidet ein eigener Satz Bilder, nie der aus dem Training. Sie legen fest, wie viele übersehene Fehler und wie viele Fehlalarme vertretbar sind.',
    },
    'language-ai': {
      what: 'Ein Sprachmodell liest, sortiert und entwirft Text, entnimmt Angaben und fasst zusammen. Es kommt auch mit Formulierungen zurecht, die es noch nie gesehen hat.',
      fits: [
        'dasselbe in hundert Formulierungen ankommt: Bestellungen, Schadenmeldungen, Anfragen.',
        'sich das Ergebnis in Sekunden an der Quelle prüfen lässt.',
        'ein Entwurf den größten Teil der Arbeit spart, auch wenn noch jemand daran feilt.',
      ],
      fails: [
        'die Zahl genau stimmen muss und schon in einer Datenbank steht.',
        'niemand den Entwurf ansehen würde, bevor er hinausgeht.',
      ],
      needs:
        'Fünfzig typische Texte, die Felder, die Sie daraus brauchen, und die Entscheidung, wo das Modell laufen darf.',
      check:
        'Jeder entnommene Wert trägt seine Fundstelle. Wir messen den Anteil richtiger Felder an Texten, die das Modell nicht kennt; unter Ihrer Schwelle entscheidet ein Mensch.',
    },
    'agentic-ai': {
      what: 'Ein Sprachmodell plant seine Schritte selbst, benutzt Werkzeuge wie Suche, E-Mail oder Ihre Systeme, sieht sich das Ergebnis an und versucht es neu, bis die Aufgabe erledigt oder eine Grenze erreicht ist.',
      fits: [
        'der Weg jedes Mal anders, das Ziel aber klar ist.',
        'sich Schritte zurücknehmen lassen oder ein Mensch den letzten freigibt.',
        'heute jemand stundenlang an vielen Stellen etwas zusammensucht.',
      ],
      fails: [
        'sich ein falscher Schritt nicht zurücknehmen lässt.',
        'der Weg immer derselbe ist. Dann ist ein Workflow günstiger und sicherer.',
      ],
      needs:
        'Eine Liste, was der Agent lesen und schreiben darf, wie viel er ausgeben darf und wann er anhalten und fragen muss.',
      check:
        'Jeder Schritt ist protokolliert und lässt sich nachspielen. Am Anfang darf er nur lesen; Schreibrechte gibt es einzeln, je Aktion.',
    },
  },
  check: {
    stop: 'Selbsttest',
    long: 'Welche Methode passt zur Aufgabe?',
    short: 'Vielleicht keine.',
    lede: 'Fünf Fragen zu einer Aufgabe. Die Antwort wird hier in Ihrem Browser berechnet und nirgendwohin gesendet.',
    questions: {
      often: {
        label: 'Wie oft kommt die Aufgabe vor?',
        answers: {
          rare: 'Weniger als zehnmal im Monat',
          regular: 'Zehn- bis hundertmal im Monat',
          often: 'Öfter',
        },
      },
      rule: {
        label: 'Könnte eine neue Kollegin sie nach einer schriftlichen Regel erledigen?',
        answers: {
          clear: 'Ja, vollständig',
          handover: 'Ja, aber der Vorgang liegt zwischen mehreren Leuten herum',
          judgement: 'Nein, dafür braucht es Erfahrung',
          open: 'Nein, schon der Weg ist jedes Mal anders',
        },
      },
      input: {
        label: 'Was kommt herein?',
        answers: {
          fields: 'Felder, Zahlen, Tabellen',
          text: 'Freier Text: E-Mails, Briefe, PDFs',
          senses: 'Bilder, Töne oder Sensordaten',
        },
      },
      history: {
        label: 'Gibt es frühere Fälle mit ihrem Ausgang?',
        answers: {
          little: 'Höchstens ein paar hundert, oder ich weiß es nicht',
          much: 'Tausende, und der Ausgang ist festgehalten',
        },
      },
      mistake: {
        label: 'Was passiert, wenn ein Ergebnis falsch ist?',
        answers: {
          noticed: 'Jemand merkt es und korrigiert',
          expensive: 'Es kostet Geld',
          final: 'Es lässt sich nicht rückgängig machen',
        },
      },
    },
    result: 'Ergebnis',
    open: 'Hier steht die Antwort, sobald alle Fragen beantwortet sind. Noch offen: {{count}}.',
    none: 'Nicht automatisieren',
    verdicts: {
      rare: 'Für weniger als zehn Fälle im Monat lohnen sich Bau und Pflege einer Automatisierung selten, es sei denn, jeder dauert Stunden. Schreiben Sie eine gute Checkliste und geben Sie das Geld anderswo aus.',
      noExamples:
        'Noch nicht. Für ein Netz braucht es meist einige hundert beschriftete Beispiele je Klasse, zusammen oft Tausende; für manche Linie im Katalog genügen weniger. Sammeln Sie erst einige Wochen lang Bilder oder Aufnahmen und fragen Sie, ob ein Barcode oder Sensor genügt.',
      noRecords:
        'Noch nicht. Wenn Erfahrung entscheidet und niemand den Ausgang notiert hat, gibt es nichts zu lernen. Halten Sie einige Monate lang Eingabe, Entscheidung und Ausgang fest; dann fragen Sie noch einmal.',
      rules:
        'Die einfachste Methode reicht, und das ist eine gute Nachricht: günstig, schnell und leicht zu erklären.',
      workflow:
        'Die Zeit geht zwischen den Menschen verloren. Ein Weg mit Fristen und Vertretungen bringt mehr als jedes Modell.',
      'machine-learning':
        'Es gibt genug Vergangenheit, um daraus zu lernen. Die Schätzung muss Ihre Faustregel schlagen, sonst bauen wir sie nicht.',
      'deep-learning':
        'Ein Mensch sieht oder hört es sofort, und es gibt genug Beispiele. Dafür sind neuronale Netze da.',
      'language-ai':
        'Der Inhalt steckt in der Formulierung. Ein Sprachmodell liest ihn, feste Regeln prüfen, was es gelesen hat.',
      'agentic-ai':
        'Das Ziel ist klar, der Weg offen. Ein Agent kann das, wenn seine Rechte eng und seine Schritte protokolliert sind.',
    },
    careful: {
      expensive: 'Weil Fehler Geld kosten: Unter einer Schwelle, die Sie setzen, entscheidet ein Mensch.',
      final:
        'Weil sich ein Fehler nicht rückgängig machen lässt: Den letzten Klick behält ein Mensch, egal bei welcher Methode.',
    },
    depth: 'Mehr über diese Methode',
    session: 'Kostenlos mit uns durchgehen',
    caption: 'Derselbe Test als Tabelle. Von oben lesen: Die erste Zeile, die passt, gilt.',
    columns: { when: 'Wenn die Aufgabe …', result: 'Dann' },
    rows: {
      rare: 'kurz ist und weniger als zehnmal im Monat vorkommt',
      workflow: 'eine klare Regel hat, aber zwischen mehreren Leuten liegen bleibt',
      'agentic-ai': 'jedes Mal einen anderen Weg nimmt',
      'deep-learning':
        'mit Bildern, Tönen oder Sensordaten beginnt und genug Fälle festgehalten sind, meist Tausende',
      noExamples: 'mit Bildern, Tönen oder Sensordaten beginnt, ohne solche Aufzeichnung',
      'language-ai': 'mit freiem Text beginnt',
      'machine-learning': 'Erfahrung braucht und Tausende Fälle mit Ausgang festgehalten sind',
      noRecords: 'Erfahrung braucht, ohne solche Aufzeichnung',
      rules: 'in keine Zeile darüber passt: klare Regel, Daten in Feldern',
    },
    later: 'Noch nicht automatisieren',
    note: 'Lässt sich ein Fehler nicht rückgängig machen, behält in jeder Zeile dieser Tabelle ein Mensch den letzten Klick.',
  },
}
