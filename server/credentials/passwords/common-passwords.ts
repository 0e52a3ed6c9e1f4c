// Common passwords: those most frequent in leaks, in our visitors' languages, with the endings that people add to make
// them longer. An attacker has ten tries, so a list of a million would protect little more.

const LIST = `
123456 12345 1234567 12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321
9876543210 1111111111 0000000000 1212121212 1123581321 1234512345 1122334455 123123123 123123123123
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsxedcrfv q1w2e3r4t5 q1w2e3r4t5y6
zaq12wsx zaq1zaq1zaq1 qwerty qwerty123 qwerty1234 qwerty12345 qwertyuiop qwertyuiop123 qwertzuiop
qwertzuiop123 qwertz123 qwertz1234 azertyuiop azerty123 azerty1234 asdfghjkl asdfghjkl1 asdfasdfasdf
asdf123456 zxcvbnm123 zxcvbnmasdfghjkl abc123 abcd1234 abcd123456 abcdefghij abcdefg123 abc1234567
a123456789 a1b2c3d4e5 aa12345678 aaaaaaaaaa password password1 password12 password123 password1234
password12345 password123456 passw0rd p@ssw0rd p@ssword123 p@ssw0rd123 Password1 Password12 Password123
Password1234 Password12345 Passw0rd123 mypassword mypassword1 passwordpassword passwort passwort1
passwort12 passwort123 passwort1234 Passwort1 Passwort12 Passwort123 Passwort1234 passwortpasswort
motdepasse motdepasse1 motdepasse123 Motdepasse1 Motdepasse123 contrasena contrasena1 contrasena123
contraseña contraseña1 contraseña123 wachtwoord wachtwoord1 wachtwoord123 Wachtwoord1 Wachtwoord123
lösenord lösenord1 lösenord123 losenord123 adgangskode adgangskode1 adgangskode123 kodeord123 passwordd
passwordssword password! password123! Password123! Passwort123! parolaparola passwordpass iloveyou
iloveyou1 iloveyou12 iloveyou123 iloveyou1234 ichliebedich ichliebedich1 jetaime123 tiamo12345
tequieromucho jagalskardig welcome welcome1 welcome123 welcome1234 Welcome123 willkommen willkommen1
Willkommen1 bienvenue1 bienvenido1 letmein letmein123 letmein1234 trustno1 changeme123 changemenow
administrator admin12345 admin123456 adminadmin administrator1 rootrootroot testtest12 testtest123
test123456 test1234567 testtesttest demo123456 demodemodemo default123 secret1234 secretsecret
geheim1234 geheimgeheim topsecret1 guest12345 master1234 superman123 superman12 batman1234 spiderman1
starwars123 pokemon123 pokemon1234 dragon1234 dragon12345 sunshine123 sunshine12 princess123 princess12
butterfly1 football123 football12 footballl1 fussball123 fussball12 schalke04 basketball basketball1
baseball123 liverpool1 liverpool123 barcelona1 barcelona123 realmadrid juventus123 chocolate1 schokolade
schokolade1 michael123 michelle123 charlie123 jordan1234 jennifer123 alexander1 alexander123 christian1
cristina123 elizabeth1 summer2024 summer2025 summer2026 sommer2024 sommer2025 sommer2026 winter2024
winter2025 winter2026 fruehling2026 Sommer2025 Sommer2026 Summer2025 Summer2026 computer123 computer12
internet123 internet12 whatever123 whatever12 hallohallo hallo12345 hallo123456 hello12345 hello123456
hellohello bonjour123 computer1234 schatz1234 schatzi123 prinzessin sonnenschein sonnenschein1
facebook123 google1234 samsung123 thunderbird1 blink182182 qweasdzxc123 qweasdzxc1 museum1234
museum12345 museummuseum museumshop mein-museum gemaelde123 correcthorsebatterystaple
`;

/** In plain text, including the empty password. */
export const COMMON_PASSWORDS: readonly string[] = ['', ...LIST.trim().split(/\s+/)];
