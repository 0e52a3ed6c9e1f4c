import type { Wording } from '../../wording/message.ts';
import type { staffRefusalsEn } from './en.ts';

export const staffRefusalsDe: Wording<typeof staffRefusalsEn> = {
  'refusal.STAFF_SIGNED_OUT': 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  'refusal.STAFF_NOT_PERMITTED':
    'Das gehört nicht zu Ihren Rollen. Wer sich um Personen und Rollen kümmert, kann es ergänzen.',
  'refusal.STAFF_HEADER_MISSING':
    'Diese Anfrage kam nicht aus der Verwaltung. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'refusal.STAFF_SIGN_IN_FAILED': 'E-Mail und Passwort passen nicht zusammen. Bitte prüfen Sie beides.',
  'refusal.STAFF_INVITATION_INVALID':
    'Diese Einladung ist abgelaufen oder schon verwendet. Bitte lassen Sie sich eine neue schicken.',
  'refusal.STAFF_RECOVERY_INVALID':
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte fordern Sie einen neuen an.',
  'refusal.STAFF_PASSWORD_FAILED': 'Das Passwort wurde nicht geändert. Bitte prüfen Sie das markierte Feld.',
  'refusal.WITHDRAWAL_SETTLED': 'Diese Erklärung wurde inzwischen erledigt.',
  'refusal.WITHDRAWAL_NOT_POSSIBLE':
    'Diese Bestellung gibt es nicht, oder von diesen Posten ist nichts mehr zurückzugeben.',
  'refusal.WITHDRAWAL_OTHER_LINES':
    'Zu dieser Erklärung wurde schon zurückgegeben: {given}. Es wurde nichts geändert. Bitte wählen Sie genau diese Posten; weitere können Sie in der Bestellung stornieren.',
  'refusal.CODE_NOT_CHANGEABLE':
    '{obstacle, select, closed {Dieser Code wurde mit seiner Bestellung oder seiner Datei geschlossen.} replaced {Ein anderer Code ist an die Stelle dieses Codes getreten.} blockedAlready {Dieser Code ist schon gesperrt.} notBlocked {Dieser Code ist nicht gesperrt.} ofTheFolder {Dieser Code steht im Museumsordner. Bitte ändern Sie ihn dort.} ended {Die Zeit dieses Codes ist um. Verlängern Sie ihn zuerst.} usedUp {Auf diesem Code ist nichts mehr.} other {Mit diesem Code wird gerade bezahlt. Bitte versuchen Sie es in einer halben Stunde noch einmal.}}',
  'refusal.OFFICE_CHANGED_MEANWHILE':
    'Jemand anderes hat das inzwischen geändert, deshalb ist nichts geschehen. Bitte sehen Sie sich an, was sich geändert hat, und entscheiden Sie neu.',
  'refusal.OFFICE_CANCEL_NOT_POSSIBLE': 'So lässt sich das nicht stornieren. Es wurde nichts geändert.',
  'refusal.OFFICE_MOVE_NOT_POSSIBLE':
    'Auf diesen Tag und diese Zeit lässt es sich nicht umbuchen. Es wurde nichts geändert, die alten Plätze bleiben.',
  'refusal.OFFICE_NO_DIFFERENCE':
    'Es gibt keinen Link mehr: Der Aufpreis ist bezahlt, oder die Frist ist abgelaufen.',
  'refusal.OFFICE_PAYMENT_NOT_NOTED':
    '{problem, select, paidAlready {Diese Bestellung ist bezahlt.} givenUp {Diese Bestellung wurde abgebrochen.} nothingDue {Diese Bestellung kostet nichts.} nothingOpen {Von dieser Bestellung ist nichts offen: Das Geld ist inzwischen da, oder die Zahlung ist schon eingetragen.} givenBack {Diese Bestellung wurde erstattet: Davon ist nichts offen.} onItsWay {Dem Zahlungsanbieter liegt die Zusage schon vor: Eine Lastschrift ist unterwegs. Bitte warten Sie, bis sie eingegangen oder gescheitert ist.} other {Die Frist dieser Bestellung ist um, und ihre Plätze sind verkauft. Es wurde nichts eingetragen: Bitte geben Sie das Geld zurück oder verkaufen Sie andere Plätze.}}',
  'refusal.OFFICE_NOT_TO_BE_MERGED': 'Diese beiden Kundenkonten lassen sich so nicht zusammenführen.',
  'refusal.OFFICE_VISITS_AHEAD':
    'Es stehen noch Besuche bevor, oder ein Kauf läuft. Bestätigen Sie, dass die Kundin oder der Kunde trotzdem vergessen werden soll.',
  'refusal.OFFICE_LINK_NOT_SENT':
    'Es wurde kein Link gesendet: Diese Bestellung kann nicht mehr per Link bezahlt werden.',
  'refusal.OFFICE_MONEY_SENT':
    'Jemand hat inzwischen eingetragen, dass dieses Geld zurücküberwiesen wurde, oder ein Kontoauszug zeigt es. Es wurde nichts geändert.',
  'refusal.OFFICE_LINE_SETTLED':
    'Jemand hat diese Zeile inzwischen zugeordnet oder beiseitegelegt. Es wurde nichts geändert.',
  'refusal.OFFICE_NOT_TO_BE_SENT':
    'Es gibt nichts mehr zu senden: Die Bestellung ist storniert, oder ihre persönlichen Daten sind gelöscht.',
  'refusal.OFFICE_BATCH_NOT_POSSIBLE':
    'Für diese Tage gibt es keine Datei. Warum, steht auf der Seite für die Steuerberatung.',
  'refusal.OFFICE_DAY_NOT_CLOSED':
    '{problem, select, notOver {Dieser Tag ist noch nicht zu Ende. Er lässt sich ab morgen abschließen.} other {Dieser Tag ist schon abgeschlossen.}}',
  'refusal.OFFICE_UNDO_TOO_LATE':
    '{problem, select, mailLeft {Das lässt sich hier nicht mehr rückgängig machen: E-Mails dazu sind schon unterwegs. Es wurde nichts geändert.} taken {Das lässt sich hier nicht mehr rückgängig machen: Inzwischen sind Plätze davon vergeben. Es wurde nichts geändert; unter „Entscheidungen“ steht, was eine Rücknahme bewirkt.} other {Das lässt sich nicht mehr rückgängig machen: Inzwischen wurde dasselbe geändert, vielleicht von jemand anderem. Es wurde nichts geändert; die Seite zeigt, wie es jetzt ist.}}',
  'refusal.OFFICE_DESK_NOT_PAID':
    'Das lässt sich so nicht als bezahlt vermerken. Bitte prüfen Sie, was fällig ist: Vielleicht ist es schon bezahlt oder kostet inzwischen etwas anderes.',
  'refusal.OFFICE_DESK_NOT_FREE':
    'Verschenken lassen sich nur Eintritte und Führungen, und nichts, was ein Code bezahlt.',
  'refusal.OFFICE_OFFER_GONE':
    'Für dieses Angebot ist nichts mehr reserviert, und es wurde kein Angebot gemacht. Bitte wählen Sie neu.',
  'refusal.OFFICE_OFFER_OPEN':
    'Zu dieser Anfrage gibt es schon ein Angebot. Ziehen Sie es zuerst zurück, oder stornieren Sie die Bestellung, die daraus geworden ist.',
  'refusal.OFFICE_OFFER_NOT_POSSIBLE':
    '{problem, select, tooNear {Der Besuch ist zu nah: Ein angenommenes Angebot könnte nicht mehr rechtzeitig per Überweisung bezahlt werden.} nothingDue {Ein Angebot, das nichts kostet, kann nicht per Überweisung bezahlt werden. Geben Sie die Tickets an der Kasse kostenlos aus.} tooLittle {Das Angebot liegt unter dem Mindestbetrag für Überweisungen.} other {Dieses Museum nimmt keine Überweisungen an, ein Angebot könnte also nicht bezahlt werden.}} Es wurde kein Angebot gemacht.',
  'refusal.OFFICE_OFFER_OVER': 'Dieses Angebot ist nicht mehr offen. Es wurde nichts geändert.',
  'refusal.OFFICE_DESK_GONE':
    'Für diesen Verkauf ist nichts mehr reserviert, und es wurde nichts verkauft. Bitte beginnen Sie neu. Haben Sie schon Geld angenommen, geben Sie es am Terminal oder an der Registrierkasse zurück.',
  'refusal.OFFICE_DESK_OTHER_HOUSE':
    'Etwas in diesem Verkauf ist in einem Haus, in dem Sie nicht verkaufen. Es ist nichts gehalten.',
  'refusal.OFFICE_DESK_RESERVED':
    'Dieser Verkauf ist schon reserviert und wartet auf sein Geld. Sie finden ihn unter „Reserviert“.',
  'refusal.PARCEL_NOT_POSSIBLE':
    '{obstacle, select, nothingLeft {Von dieser Sendung ist nichts mehr übrig: Alles daraus wurde storniert.} sentAlready {Diese Sendung ist schon als verschickt eingetragen.} notSent {Diese Sendung ist nicht verschickt.} other {Die E-Mail über diese Sendung ist schon unterwegs. Die Sendungsnummer lässt sich noch berichtigen.}}',
  'refusal.PROGRAMME_STATE':
    'Das geht nicht mehr: Jemand hat diesen Stand inzwischen veröffentlicht, terminiert oder verworfen.',
  'refusal.PROGRAMME_OUTDATED':
    'Seit dieser Entwurf angelegt wurde, ist etwas anderes veröffentlicht worden. Bitte bringen Sie ihn zuerst auf den neuesten Stand, damit nichts davon verloren geht.',
  'refusal.PROGRAMME_WRONG':
    'Die Prüfung hat in diesem Entwurf etwas gefunden. Bitte berichtigen Sie es zuerst.',
  'refusal.PROGRAMME_GUARDED':
    'Dieser Stand ändert auch, was Ihre Rollen nicht umfassen: {fields}. Veröffentlichen kann ihn, wer das ändern darf.',
  'refusal.PROGRAMME_NONE':
    'Es gibt noch kein Programm, von dem Sie ausgehen könnten. Bitte schicken Sie zuerst den Ordner Ihres Museums.',
  'refusal.CLOSING_BEGUN':
    'Die Betroffenen werden schon angeschrieben, mit anderen Angaben: Absage {number}. An ihr wurde nichts geändert.',
  'refusal.OFFICE_PLACES_NONE':
    'Es würde sich nichts ändern: Keine kommende Zeit passt dazu, oder es ist schon so.',
  'refusal.OFFICE_PLACES_TOO_MANY':
    'Das sind mehr als 10.000 Zeiten auf einmal. Bitte wählen Sie weniger Tage oder weniger Ausstellungen.',
  'refusal.OFFICE_PLACES_TAKEN':
    '{slots, plural, one {Zu dieser Zeit} other {Zu # dieser Zeiten}} sind mehr Plätze verkauft oder gerade im Kauf, als es dann gäbe: {datetime} sind es {taken}. Wählen Sie eine Zahl, die nicht darunter liegt, oder „Verkauftes behalten und nichts mehr verkaufen“.',
  'refusal.DOOR_SIGNED_OUT': 'Dieses Gerät ist nicht oder nicht mehr mit dem Museum gekoppelt.',
  'refusal.DOOR_PAIRING_INVALID':
    'Dieser Code koppelt kein Gerät mehr: Er gilt einmal und zehn Minuten lang. Lassen Sie sich im Büro bitte einen neuen geben.',
  'refusal.DOOR_NOT_FORCED': 'Dieses Gerät darf niemanden gegen die Antwort einlassen.',
  'refusal.DOOR_DEVICE_UNKNOWN': 'Dieses Gerät gibt es nicht.',
  'refusal.PASS_NOT_CHANGEABLE':
    '{obstacle, select, returned {Diese Jahreskarte wurde zurückgegeben. Mit ihr kommt niemand mehr herein.} blockedAlready {Diese Jahreskarte ist schon gesperrt.} notBlocked {Diese Jahreskarte ist nicht gesperrt.} other {Diese Jahreskarte wurde nicht verlängert.}}',
  'refusal.STAFF_FACTOR_MISSING':
    'Ihre Rolle verlangt einen zweiten Faktor. Bitte richten Sie zuerst eine App oder einen Passkey ein.',
  'refusal.STAFF_FACTOR_NEEDED': 'Bitte bestätigen Sie das mit Ihrem zweiten Faktor.',
  'refusal.STAFF_CODE_WRONG':
    'Dieser Code gilt nicht oder wurde schon verwendet. Bitte nehmen Sie den nächsten.',
  'refusal.STAFF_FACTOR_NONE': 'Es ist keine App eingerichtet.',
  'refusal.STAFF_FACTOR_EXISTS': 'Es ist schon eine App eingerichtet. Bitte entfernen Sie sie zuerst.',
  'refusal.STAFF_FACTOR_LAST':
    'Ihre Rolle verlangt einen zweiten Faktor, und dieser ist Ihr einziger. Bitte richten Sie zuerst einen anderen ein.',
  'refusal.STAFF_PASSKEY_FAILED': 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
  'refusal.STAFF_PASSKEY_UNKNOWN': 'Diesen Passkey gibt es nicht mehr.',
  'refusal.STAFF_DIRECTORY_NONE': 'Die Anmeldung über ein Verzeichnis ist hier nicht eingerichtet.',
  'refusal.STAFF_DIRECTORY_DOWN':
    'Das Verzeichnis antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  'refusal.STAFF_DIRECTORY_FAILED': 'Die Anmeldung hat nicht geklappt. Bitte beginnen Sie noch einmal.',
  'refusal.STAFF_DIRECTORY_NO_ACCESS':
    'Das Verzeichnis kennt Sie, aber Ihre Gruppen schließen das Büro nicht ein. Wer das Verzeichnis pflegt, kann Sie aufnehmen.',
  'refusal.STAFF_DIRECTORY_ENDED':
    'Ihr Zugang zum Büro ist beendet. Wenn Sie wieder da sind, bitten Sie jemanden, der Mitarbeitende verwaltet, um eine neue Einladung.',
  'refusal.STAFF_DIRECTORY_TAKEN':
    'Ihre E-Mail-Adresse gehört zu einem Zugang, dem sich das Verzeichnis nicht zuordnen lässt. Bitte wenden Sie sich an jemanden, der Mitarbeitende verwaltet.',
  'refusal.STAFF_DIRECTORY_NO_FACTOR':
    'Das Verzeichnis hat keinen zweiten Faktor verlangt. Bitte nehmen Sie einen eigenen Passkey oder eine App.',
  'refusal.STAFF_DIRECTORY_ONLY': 'Bitte melden Sie sich über das Verzeichnis an.',
  'refusal.STAFF_UNKNOWN': 'Diese Person gibt es nicht, oder sie ist nicht mehr dabei.',
  'refusal.STAFF_JOINED_ALREADY': 'Mit dieser E-Mail-Adresse ist schon jemand dabei.',
  'refusal.STAFF_LAST_ADMIN':
    'Das ist die letzte Person mit der Rolle „admin“. Bitte geben Sie die Rolle zuerst jemand anderem.',
  'refusal.STAFF_ROLE_NOT_YOURS':
    'Diese Rolle erlaubt mehr als Ihre eigene. Bitte wenden Sie sich an jemanden mit der Rolle „admin“.',
  'field.DAY_NOT_POSSIBLE': 'Bitte wählen Sie einen Tag von heute bis zum Tag vor dem Besuch.',
  'field.STATEMENT_UNREADABLE':
    'Diese Datei lässt sich nicht als Kontoauszug lesen: Es muss CAMT.053 sein oder CSV mit Überschriften für Tag, Betrag und Text. Nichts davon wurde übernommen.',
  'field.ENTRY_TWICE': 'Ein anderer Eintrag heißt schon so.',
  'field.TRANSFER_UNKNOWN': 'Es gibt keine Bestellung auf Überweisung mit dieser Referenz oder Nummer.',
  'field.LINE_DOES_NOT_FIT':
    'Diese Zeile kann kein Geld für diese Bestellung sein: Sie hat eine andere Währung oder ist mehr, als gekommen ist.',
  'field.FOLDER_INCOMPLETE':
    'Ein Teil dieses Ordners ist nicht angekommen oder gehört nicht hinein. Bitte schicken Sie ihn noch einmal.',
  'field.FOLDER_TOO_LARGE': 'Dieser Ordner ist zu groß: Zusammen sind 500 MB möglich.',
  'field.FOLDER_WITHOUT_MUSEUM': 'Das ist kein Ordner eines Museums: museum.yaml fehlt.',
  'refusal.GUIDE_NOT_POSSIBLE':
    '{kind, select, busy {Jemand würde zwei Führungen gleichzeitig leiten.} inactive {Diese Person führt nicht mehr.} other {Etwas spricht dagegen, etwa Sprache, Haus oder Stunden. Es wurde nichts geändert: Wählen Sie jemand anderen, oder vergeben Sie die Führung trotzdem.}}',
  'field.HOURS_UNREADABLE': 'Bitte schreiben Sie Stunden so: 10–13, 14–18.',
  'field.DAYS_NOT_POSSIBLE': 'Bitte wählen Sie Tage, die der Kalender hat, den ersten vor dem letzten.',
  'field.TOUR_UNKNOWN': 'Diese Führung oder Sprache gibt es nicht.',
  'field.GUIDE_TAKEN': 'Diese Kollegin oder dieser Kollege ist schon ein anderer Guide.',
  'field.AMOUNT_NOT_DUE': 'Das ist nicht der fällige Betrag.',
  'field.TRACKING_INVALID':
    'Bitte verwenden Sie nur Buchstaben, Ziffern, Leerzeichen, Punkt, Bindestrich und Schrägstrich.',
  'field.DAYS_ADDED_NOT_POSSIBLE': 'Bitte geben Sie eine ganze Zahl von Tagen ein, von 1 bis 1100.',
  'field.CODE_UNKNOWN': 'Einen solchen Gutscheincode gibt es nicht.',
  'field.STAFF_PASSWORD_TOO_SHORT': 'Bitte verwenden Sie mindestens 12 Zeichen.',
  'field.ROLE_UNKNOWN': 'Diese Rolle gibt es nicht.',
  'field.HOUSE_UNKNOWN': 'Dieses Haus gibt es nicht.',
  'field.POOL_UNKNOWN': 'Diese Ausstellung oder Führung gibt es nicht.',
  'field.LAST_DAY_INVALID':
    'Bitte wählen Sie einen letzten Tag, der nicht vor dem ersten liegt und höchstens zwei Jahre danach.',
  'field.RELEASE_INVALID': 'Bitte wählen Sie einen Zeitpunkt ab jetzt, spätestens am letzten Tag.',
};
