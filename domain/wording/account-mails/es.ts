import type { Wording } from '../message.ts';
import type { accountMailsEn } from './en.ts';

export const accountMailsEs: Wording<typeof accountMailsEn> = {
  'account-mails.confirm.subject': 'Confirme su correo electrónico',
  'account-mails.confirm.text':
    'Se ha creado una cuenta en {museum} con este correo electrónico. Si ha sido usted, confírmelo: a partir de entonces quedará vinculado a su cuenta, junto con los pedidos hechos con él sin registrarse.',
  'account-mails.confirm.link': 'Confirmar el correo',
  'account-mails.confirm.otherwise':
    'Si no ha sido usted, no tiene que hacer nada. El enlace por sí solo no cambia nada: para confirmar la dirección hace falta también la contraseña de la cuenta.',

  'account-mails.registered-already.subject': 'Ya tiene una cuenta',
  'account-mails.registered-already.text':
    'Alguien acaba de registrarse en {museum} con este correo electrónico. Ya existe una cuenta con él, que queda como está; el nuevo registro se mantiene aparte. Si ha sido usted, inicie sesión con la contraseña de su cuenta o elija otra si la ha olvidado.',
  'account-mails.registered-already.link': 'Iniciar sesión',
  'account-mails.registered-already.otherwise':
    'Si no ha sido usted, no tiene que hacer nada. Sin su contraseña, nadie entra en su cuenta.',

  'account-mails.recover.subject': 'Elija una contraseña nueva',
  'account-mails.recover.text':
    'Se ha solicitado una contraseña nueva para su cuenta en {museum}. Con este enlace puede elegirla y la sesión se inicia enseguida.',
  'account-mails.recover.link': 'Elegir contraseña',
  'account-mails.recover.otherwise':
    'Si no ha sido usted, no tiene que hacer nada. Su contraseña sigue siendo la misma.',

  'account-mails.change-email.subject': 'Confirme su nuevo correo electrónico',
  'account-mails.change-email.text':
    'Alguien quiere usar este correo electrónico para una cuenta en {museum}. Si ha sido usted, confírmelo: a partir de entonces iniciará sesión con él.',
  'account-mails.change-email.link': 'Confirmar el correo',
  'account-mails.change-email.otherwise':
    'Si no ha sido usted, no tiene que hacer nada. El enlace por sí solo no cambia nada: para confirmar la dirección hace falta también la contraseña de la cuenta.',

  'account-mails.email-taken.subject': 'Ya existe una cuenta con este correo electrónico',
  'account-mails.email-taken.text':
    'Alguien quería usar este correo electrónico para otra cuenta en {museum}. Ya pertenece a una, así que no ha cambiado nada. Si ha sido usted, inicie sesión con este correo.',
  'account-mails.email-taken.link': 'Iniciar sesión',
  'account-mails.email-taken.otherwise':
    'Si no ha sido usted, no tiene que hacer nada. Sin su contraseña, nadie entra en su cuenta.',

  'account-mails.email-changes.subject': 'Un nuevo correo electrónico para su cuenta',
  'account-mails.email-changes.text':
    'Desde su cuenta en {museum} se ha pedido usar otro correo electrónico. Será válido en cuanto se confirme; hasta entonces se inicia sesión con el actual.',
  'account-mails.email-changes.link': 'Elegir contraseña',
  'account-mails.email-changes.otherwise':
    'Si no ha sido usted, alguien conoce su contraseña. Elija ahora una nueva: así se impide también el cambio de correo.',

  'account-mails.password-changed.subject': 'Su contraseña se ha cambiado',
  'account-mails.password-changed.text':
    'La contraseña de su cuenta en {museum} se ha cambiado. Se han cerrado todas las sesiones anteriores.',
  'account-mails.password-changed.link': 'Elegir contraseña',
  'account-mails.password-changed.otherwise':
    'Si no ha sido usted, es posible que otra persona tenga acceso a su cuenta. Elija ahora una contraseña nueva y escríbanos.',

  'account-mails.sessions-ended.subject': 'Se ha cerrado su sesión en otros dispositivos',
  'account-mails.sessions-ended.text':
    'Alguien que ha iniciado sesión en su cuenta en {museum} ha cerrado la sesión en otros dispositivos.',
  'account-mails.sessions-ended.link': 'Elegir contraseña',
  'account-mails.sessions-ended.otherwise':
    'Si no ha sido usted, es posible que otra persona tenga acceso a su cuenta. Elija ahora una contraseña nueva y escríbanos.',

  'account-mails.second-factor-on.subject': 'Inicio de sesión en dos pasos activado',
  'account-mails.second-factor-on.text':
    'Se ha activado el inicio de sesión en dos pasos en su cuenta en {museum}. A partir de ahora hace falta un código de una aplicación.',
  'account-mails.second-factor-on.link': 'Elegir contraseña',
  'account-mails.second-factor-on.otherwise':
    'Si no ha sido usted, es posible que otra persona tenga acceso a su cuenta. Elija ahora una contraseña nueva y escríbanos.',

  'account-mails.second-factor-off.subject': 'Inicio de sesión en dos pasos desactivado',
  'account-mails.second-factor-off.text':
    'Se ha desactivado el inicio de sesión en dos pasos en su cuenta en {museum}. A partir de ahora basta con la contraseña.',
  'account-mails.second-factor-off.link': 'Elegir contraseña',
  'account-mails.second-factor-off.otherwise':
    'Si no ha sido usted, es posible que otra persona tenga acceso a su cuenta. Elija ahora una contraseña nueva y escríbanos.',

  'account-mails.recovery-codes-new.subject': 'Nuevos códigos de recuperación',
  'account-mails.recovery-codes-new.text':
    'Se han creado nuevos códigos de recuperación para su cuenta en {museum}. Los anteriores ya no sirven.',
  'account-mails.recovery-codes-new.link': 'Elegir contraseña',
  'account-mails.recovery-codes-new.otherwise':
    'Si no ha sido usted, es posible que otra persona tenga acceso a su cuenta. Elija ahora una contraseña nueva y escríbanos.',

  'account-mails.confirm.lives': 'El enlace sirve una sola vez, durante siete días.',
  'account-mails.recover.lives':
    'El enlace sirve una sola vez, durante una hora. Si ha pedido varios, el primero que utilice anula los demás.',
  'account-mails.change-email.lives': 'El enlace sirve una sola vez, durante un día.',
};
