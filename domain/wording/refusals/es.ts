import type { Wording } from '../message.ts';
import type { refusalsEn } from './en.ts';

export const refusalsEs: Wording<typeof refusalsEn> = {
  'refusal.REQUEST_MALFORMED':
    'No hemos podido leer esta solicitud. Vuelva a cargar la página e inténtelo de nuevo.',
  'refusal.FIELDS_INVALID': 'Faltan datos o hay alguno incorrecto. Revise los campos señalados.',
  'refusal.BODY_TOO_LARGE':
    'Son demasiados datos de una vez. Acorte los textos o reduzca la cesta e inténtelo de nuevo.',
  'refusal.MEDIA_TYPE_UNSUPPORTED':
    'No podemos leer este formato. Vuelva a cargar la página e inténtelo de nuevo.',
  'refusal.TOKEN_MISSING': 'Para continuar, introduzca sus datos o inicie sesión.',
  'refusal.TOKEN_INVALID': 'La sesión ha caducado. Introduzca sus datos otra vez o inicie sesión de nuevo.',
  'refusal.FORBIDDEN': 'No tiene acceso a esta página. Inicie sesión con la cuenta a la que pertenece.',
  'refusal.NOT_FOUND': 'No hemos encontrado lo que busca. Compruebe la dirección o consulte el programa.',
  'refusal.LANGUAGE_UNKNOWN': 'La tienda no está disponible en este idioma. Elija otro.',
  'refusal.ORDER_NOT_AVAILABLE':
    'No se puede mostrar este pedido. Utilice el enlace de su correo de confirmación o póngase en contacto con nosotros.',
  'refusal.CART_GONE':
    'No se ha encontrado su cesta. Puede que el pedido ya esté pagado o que haya pasado demasiado tiempo. Compruebe si ha recibido por correo electrónico una confirmación de reserva; si no es así, elija de nuevo.',
  'refusal.GROUP_OFFER_OVER':
    'Esta oferta ya no está disponible: se ha aceptado, rechazado o retirado, o su plazo ha terminado. Vuelva a cargar la página para ver su estado.',
  'refusal.GROUP_NUMBERS_FIXED': 'Aquí ya no se pueden cambiar las cantidades. Escríbanos: {contact}.',
  'refusal.CART_EMPTY': 'Su cesta está vacía. Elija algo primero.',
  'refusal.CART_PRICE_CHANGED':
    'Ha cambiado un precio de su cesta. Compruebe el nuevo total antes de continuar.',
  'refusal.CART_NOT_AVAILABLE':
    'Parte de su cesta ya no está disponible. Elija otra hora o una cantidad menor.',
  'refusal.CART_NOT_PAYABLE':
    'Esta cesta ya no se puede pagar. Compruebe si ha recibido por correo electrónico una confirmación de reserva; si no es así, póngase en contacto con nosotros.',
  'refusal.CART_TOO_LARGE':
    'Un pedido es para un máximo de {most, plural, one {# persona} other {# personas}}. Elija menos entradas. Para grupos más grandes, póngase en contacto con nosotros: {contact}',
  'refusal.CART_TOO_MANY_FREE_TICKETS':
    'Un pedido puede incluir como máximo {most, plural, one {# entrada gratuita} other {# entradas gratuitas}}. Elija menos. Para grupos más grandes, póngase en contacto con nosotros: {contact}',
  'refusal.CART_FREE_TICKETS_USED_UP':
    'Hoy ya se han pedido muchas entradas gratuitas con su correo electrónico o desde su red. Elija menos o inténtelo de nuevo mañana. Para grupos más grandes, póngase en contacto con nosotros: {contact}',
  'refusal.CART_OTHERS_UNPAID':
    'Otros pedidos suyos o de su red todavía no se han pagado y ocupan {unpaid, plural, one {# plaza} other {# plazas}}. Termínelos o cancélelos primero; si no, inténtelo de nuevo dentro de {minutes, plural, one {un minuto} other {# minutos}}.',
  'refusal.MAILS_TOO_MANY':
    'Hoy ya hemos enviado muchos correos electrónicos a esta dirección. Inténtelo de nuevo mañana o póngase en contacto con nosotros: {contact}',
  'refusal.ITEM_UNKNOWN': 'Algo de su cesta ya no está a la venta. Quítelo y elija otra cosa.',
  'refusal.ITEM_COUNT_INVALID': 'Esta cantidad no es posible. Elija otra.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'Esta entrada no se ajusta a las personas elegidas. Compruebe para cuántas es válida y elija de nuevo.',
  'refusal.TICKET_DATETIME_INVALID': 'Esta fecha u hora no se puede reservar. Elija otra en el calendario.',
  'refusal.TICKET_ONLY_WITH_PAID':
    'Esta entrada solo es gratuita junto con una entrada de pago para la misma visita. Añada una o elimine esta entrada.',
  'refusal.EVENT_ENDED': 'Este evento ha terminado. Elija otro del programa.',
  'refusal.EVENT_PAUSED': 'Este evento está en pausa ese día. Elija otro día.',
  'refusal.TOUR_DATETIME_INVALID':
    'Esta visita guiada no se puede reservar a esa hora. Elija otro día u otra hora.',
  'refusal.TOUR_NOT_BOOKABLE':
    'Esta visita guiada no se puede reservar aquí de esta manera. Elija de nuevo o póngase en contacto con nosotros.',
  'refusal.TOUR_PARTICIPANTS_MISSING': 'Indique cuántas personas participan.',
  'refusal.TOUR_TICKETS_DIFFER':
    'Cada participante necesita una entrada: ha elegido {participants, plural, one {# participante} other {# participantes}} y {tickets, plural, one {# entrada} other {# entradas}}. Los dos números deben coincidir.',
  'refusal.TOUR_GROUP_TOO_LARGE':
    'Esta reserva es para un máximo de {most, plural, one {# persona} other {# personas}}. Elija menos personas o reserve más visitas.',
  'refusal.TOUR_GROUP_TOO_SMALL':
    'Esta visita solo está disponible para grupos de al menos {least, plural, one {# persona} other {# personas}}.',
  'refusal.TOUR_ANSWERS_INVALID': 'Rellene todos los campos obligatorios.',
  'refusal.PASS_OWNERS_INVALID':
    'Cada pase anual necesita un titular, con su nombre y, si se indica una dirección, con la dirección completa. Revise los campos señalados.',
  'refusal.VOUCHER_EXPIRED': 'Este vale ya no está a la venta. Elija otro.',
  'refusal.VOUCHER_AMOUNT_INVALID': 'Este vale no está disponible por ese importe. Elija otro importe.',
  'refusal.VOUCHER_PRESENT_INVALID': 'Compruebe a quién y qué día se debe enviar el vale.',
  'refusal.VOUCHER_UNKNOWN': 'No conocemos este código. Compruebe que esté bien escrito.',
  'refusal.VOUCHER_NOW_IS_BEFORE_VALID_FROM':
    'Este código solo es válido a partir del {valid_from}. Utilícelo entonces.',
  'refusal.VOUCHER_NOW_IS_AFTER_VALID_TO':
    'Este código solo era válido hasta el {valid_to}. Utilice otro o póngase en contacto con nosotros.',
  'refusal.VOUCHER_NO_AMOUNT_LEFT': 'Este código ya se ha utilizado por completo. Utilice otro.',
  'refusal.VOUCHER_BLOCKED': 'Este código está bloqueado. Póngase en contacto con el museo.',
  'refusal.SHIPPING_COUNTRY_MISSING': 'Elija el país al que debemos enviar su paquete.',
  'refusal.SHIPPING_NO_COST_FOR_COUNTRY':
    'No hay gastos de envío para este país. Póngase en contacto con nosotros.',
  'refusal.SHIPPING_TOO_HEAVY':
    'Este paquete pesa demasiado para este país. Pida menos o póngase en contacto con nosotros.',
  'refusal.SHIPPING_ADDRESS_INVALID': 'Rellene todos los campos de la dirección de envío.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'Esta forma de pago no está disponible. Elija otra.',
  'refusal.TRANSFER_NOT_POSSIBLE':
    '{problem, select, too_little {El importe es demasiado bajo para pagar por transferencia.} other {Se puede pagar por transferencia una visita a partir del {first_visit}.}} Elija otra forma de pago.',
  'refusal.PAYMENT_NOT_STARTED':
    'El proveedor de pago no responde en este momento. No se ha pedido nada y su cesta sigue igual. Inténtelo de nuevo dentro de poco o elija otra forma de pago.',
  'refusal.PAYMENT_FAILED': 'El pago no se ha completado. Inténtelo de nuevo.',
  'refusal.PAYMENT_PENDING':
    'El pago todavía se está tramitando. Espere un momento y no vuelva a pagar; recibirá las entradas por correo electrónico en cuanto se confirme.',
  'refusal.ORDER_UNCONFIRMED':
    'Confirme su pedido: le hemos enviado un correo electrónico con un enlace. Mientras no lo utilice, no hay nada pedido.',
  'refusal.TRANSFER_AWAITED': 'Su pedido está reservado. Queda confirmado en cuanto llegue el dinero.',
  'refusal.PAYMENT_REFUNDED':
    'El pago llegó cuando su reserva ya había caducado y las plazas estaban ocupadas. Le reembolsamos el importe íntegro y no tiene que hacer nada más. Si todavía quiere venir, elija otra hora.',
  'refusal.ALREADY_DECIDED':
    'Esto ya está decidido, quizá en otra ventana. Antes de volver a hacer el pedido, compruebe si ha recibido por correo electrónico una confirmación de reserva.',
  'refusal.AUTH_LOGIN_FAILED': 'El correo electrónico o la contraseña no son correctos.',
  'refusal.AUTH_REQUEST_RESET_FAIL':
    'No se puede recuperar el acceso con este correo electrónico. Compruebe la dirección.',
  'refusal.AUTH_SETTING_NEW_PASSWORD_FAILED':
    'Este enlace ha caducado o ya se ha utilizado. Solicite uno nuevo.',
  'refusal.AUTH_PASSWORD_CHANGE_FAILED': 'La contraseña no se ha cambiado. Compruebe los campos señalados.',
  'refusal.AUTH_EMAIL_CHANGE_FAILED':
    'El correo electrónico no se ha cambiado. Compruebe los campos señalados.',
  'refusal.AUTH_CONFIRMATION_INVALID':
    'Este enlace ha caducado o ya se ha utilizado. Puede solicitar uno nuevo en su cuenta.',
  'refusal.AUTH_CONFIRMATION_FAILED':
    'Esta dirección aún no está confirmada. Introduzca la contraseña de la cuenta que se creó con ella.',
  'refusal.AUTH_CODE_NEEDED': 'Introduzca el código de su aplicación o uno de sus códigos de recuperación.',
  'refusal.AUTH_SECOND_FACTOR_FAILED':
    'El inicio de sesión en dos pasos no se ha cambiado. Compruebe el campo señalado.',
  'refusal.AUTH_SECOND_FACTOR_NOT_POSSIBLE':
    'El inicio de sesión en dos pasos ya está activado, o su correo electrónico aún no está confirmado.',
  'refusal.AUTH_SECOND_FACTOR_OFF':
    'El inicio de sesión en dos pasos está desactivado, así que no hay códigos de recuperación.',
  'refusal.AUTH_SESSION_END_FAILED': 'No se ha cerrado ninguna sesión. Compruebe el campo señalado.',
  'refusal.CUSTOMER_DELETE_FAILED': 'La cuenta no se ha eliminado. Compruebe el campo señalado.',
  'refusal.WAITING_ROOM':
    'En este momento hay más personas haciendo pedidos de las que la tienda puede atender. En la sala de espera verá cuándo le toca; su cesta se queda como está.',
  'refusal.TOO_MANY_TRIES':
    'Ha habido muchos intentos en poco tiempo. Inténtelo de nuevo dentro de {minutes, plural, one {un minuto} other {# minutos}}.',
  'refusal.INTERNAL_ERROR':
    'Algo ha fallado por nuestra parte. Inténtelo de nuevo; si vuelve a ocurrir, póngase en contacto con nosotros.',
  'refusal.UNAVAILABLE': 'La tienda no está disponible en este momento. Inténtelo de nuevo dentro de poco.',
};
